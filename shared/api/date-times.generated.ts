/** Written by `npm run call-facts` from the call table: where each answer has date-times, `*` for each item. */
export const DATE_TIMES: Readonly<Record<string, string>> = {
  'GET agency': 'modifiedTime',
  'GET audit': 'content.*.at',
  'GET audit/{auditId}': 'at',
  'GET client-error': 'content.*.first content.*.last',
  'GET client-error/{errorId}': 'at',
  'GET contact/{id}': 'comments.*.createdTime createdTime modifiedTime',
  'GET contact/{id}/export':
    'contact.comments.*.createdTime contact.createdTime contact.modifiedTime events.*.createdTime events.*.due events.*.end events.*.start exportedTime journal.*.at mandates.*.amendments.*.agentSignature.signedAt mandates.*.amendments.*.signatures.*.signedAt mandates.*.createdTime mandates.*.modifiedTime mandates.*.pendingAmendment.agentSignature.signedAt mandates.*.pendingAmendment.signatures.*.signedAt mandates.*.registerDate mandates.*.signatures.*.signedAt mandates.*.takenOver.at proposals.*.createdTime proposals.*.history.*.at proposals.*.mail.dueTime proposals.*.mail.sentTime proposals.*.modifiedTime review.at visits.*.createdTime visits.*.end visits.*.modifiedTime visits.*.start visits.*.voucherSignedAt',
  'GET contact/{id}/merge/{with}':
    'gone.comments.*.createdTime gone.createdTime gone.modifiedTime kept.comments.*.createdTime kept.createdTime kept.modifiedTime',
  'GET contact/{id}/timeline': 'content.*.at',
  'GET event/{id}': 'createdTime due end start',
  'GET mandate/register': 'content.*.registerDate',
  'GET mandate/{id}':
    'agentSignature.signedAt amendments.*.agentSignature.signedAt amendments.*.signatures.*.signedAt createdTime missingAccepted.at modifiedTime pendingAmendment.agentSignature.signedAt pendingAmendment.signatures.*.signedAt registerDate signatures.*.signedAt statusHistory.*.at takenOver.at',
  'GET media/{owner}/{reference}': 'content.*.expiration recent.*.uploadedTime',
  'GET media/{owner}/{reference}/{size}/{path}': 'expiration',
  'GET messages/overrides': '*.modifiedTime',
  'GET property/byContact/{contactId}': 'content.*.cover.expiration content.*.createdTime content.*.modifiedTime',
  'GET property/import': 'content.*.createdTime content.*.finishedTime',
  'GET property/import/{importId}': 'createdTime finishedTime',
  'GET property/{reference}':
    'comments.*.createdTime createdTime financialInfo.priceHistory.*.at media.*.expiration modifiedTime',
  'GET property/{reference}/history': '*.at',
  'GET property/{reference}/history/{auditId}': 'at',
  'GET property/{reference}/portals': '*.nextRun *.published.changedTime *.published.sentTime *.published.since',
  'GET property/{reference}/report': 'content.*.keptTime content.*.mails.*.at',
  'GET remote/use': '*.lastTime',
  'GET remote/{remote}/people': 'content.*.at',
  'GET sync':
    '*.createdTime *.lastRun.createdTime *.lastRun.finishedTime *.lastRun.startedTime *.modifiedTime *.nextRun',
  'GET sync/histo': 'content.*.createdTime content.*.finishedTime content.*.startedTime',
  'GET sync/histo/{runId}': 'createdTime finishedTime startedTime',
  'GET user': '*.createdTime *.modifiedTime',
  'GET user/activity': '*.invitedTime *.last.at',
  'GET user/me': 'createdTime modifiedTime',
  'GET user/me/draft': '*.modifiedTime',
  'GET user/me/draft/{key}': 'modifiedTime',
  'GET user/me/view': '*.modifiedTime',
  'GET visit/group/{groupId}':
    'visits.*.createdTime visits.*.end visits.*.modifiedTime visits.*.start visits.*.voucherSignedAt',
  'GET visit/group/{groupId}/notice': 'content.*.at content.*.lines.*.start visitors.*.untold.*.start',
  'GET visit/group/{groupId}/signing': 'vouchers.*.mails.*.at vouchers.*.signatories.*.signedAt',
  'PATCH agency': 'modifiedTime',
  'PATCH contact/{id}': 'comments.*.createdTime createdTime modifiedTime',
  'PATCH event/{id}': 'createdTime due end start',
  'PATCH mandate/{id}':
    'agentSignature.signedAt amendments.*.agentSignature.signedAt amendments.*.signatures.*.signedAt createdTime missingAccepted.at modifiedTime pendingAmendment.agentSignature.signedAt pendingAmendment.signatures.*.signedAt registerDate signatures.*.signedAt statusHistory.*.at takenOver.at',
  'PATCH mandate/{id}/amendment':
    'agentSignature.signedAt amendments.*.agentSignature.signedAt amendments.*.signatures.*.signedAt createdTime missingAccepted.at modifiedTime pendingAmendment.agentSignature.signedAt pendingAmendment.signatures.*.signedAt registerDate signatures.*.signedAt statusHistory.*.at takenOver.at',
  'PATCH mandate/{id}/amendment/dropped':
    'agentSignature.signedAt amendments.*.agentSignature.signedAt amendments.*.signatures.*.signedAt createdTime missingAccepted.at modifiedTime pendingAmendment.agentSignature.signedAt pendingAmendment.signatures.*.signedAt registerDate signatures.*.signedAt statusHistory.*.at takenOver.at',
  'PATCH mandate/{id}/amendment/signed':
    'agentSignature.signedAt amendments.*.agentSignature.signedAt amendments.*.signatures.*.signedAt createdTime missingAccepted.at modifiedTime pendingAmendment.agentSignature.signedAt pendingAmendment.signatures.*.signedAt registerDate signatures.*.signedAt statusHistory.*.at takenOver.at',
  'PATCH mandate/{id}/extend':
    'agentSignature.signedAt amendments.*.agentSignature.signedAt amendments.*.signatures.*.signedAt createdTime missingAccepted.at modifiedTime pendingAmendment.agentSignature.signedAt pendingAmendment.signatures.*.signedAt registerDate signatures.*.signedAt statusHistory.*.at takenOver.at',
  'PATCH mandate/{id}/notice':
    'agentSignature.signedAt amendments.*.agentSignature.signedAt amendments.*.signatures.*.signedAt createdTime missingAccepted.at modifiedTime pendingAmendment.agentSignature.signedAt pendingAmendment.signatures.*.signedAt registerDate signatures.*.signedAt statusHistory.*.at takenOver.at',
  'PATCH mandate/{id}/notice/withdrawn':
    'agentSignature.signedAt amendments.*.agentSignature.signedAt amendments.*.signatures.*.signedAt createdTime missingAccepted.at modifiedTime pendingAmendment.agentSignature.signedAt pendingAmendment.signatures.*.signedAt registerDate signatures.*.signedAt statusHistory.*.at takenOver.at',
  'PATCH mandate/{id}/status/{status}':
    'agentSignature.signedAt amendments.*.agentSignature.signedAt amendments.*.signatures.*.signedAt createdTime missingAccepted.at modifiedTime pendingAmendment.agentSignature.signedAt pendingAmendment.signatures.*.signedAt registerDate signatures.*.signedAt statusHistory.*.at takenOver.at',
  'PATCH mandate/{propertyRef}/signed':
    'agentSignature.signedAt amendments.*.agentSignature.signedAt amendments.*.signatures.*.signedAt createdTime missingAccepted.at modifiedTime pendingAmendment.agentSignature.signedAt pendingAmendment.signatures.*.signedAt registerDate signatures.*.signedAt statusHistory.*.at takenOver.at',
  'PATCH media/{owner}/{reference}': 'content.*.expiration recent.*.uploadedTime',
  'PATCH media/{owner}/{reference}/{key}': 'content.*.expiration recent.*.uploadedTime',
  'PATCH messages/{lang}': '*.modifiedTime',
  'PATCH property/{reference}':
    'comments.*.createdTime createdTime financialInfo.priceHistory.*.at media.*.expiration modifiedTime',
  'PATCH proposal/answer/{id}': 'at',
  'PATCH proposal/{id}/status': 'createdTime history.*.at mail.dueTime mail.sentTime modifiedTime',
  'PATCH sync/{portal}':
    'createdTime lastRun.createdTime lastRun.finishedTime lastRun.startedTime modifiedTime nextRun',
  'PATCH user/me': 'createdTime modifiedTime',
  'PATCH user/me/view/{id}': 'modifiedTime',
  'PATCH user/{loginEmail}': 'createdTime modifiedTime',
  'PATCH visit/{id}/feedback': 'createdTime end modifiedTime start voucherSignedAt',
  'PATCH visit/{id}/status': 'createdTime end modifiedTime start voucherSignedAt',
  'POST contact': 'comments.*.createdTime createdTime modifiedTime',
  'POST contact/byIds': 'content.*.comments.*.createdTime content.*.createdTime content.*.modifiedTime',
  'POST contact/duplicates': '*.contact.createdTime *.contact.modifiedTime',
  'POST contact/find': 'content.*.createdTime content.*.modifiedTime',
  'POST contact/follow-up/find': 'content.*.createdTime content.*.modifiedTime',
  'POST contact/review/find': 'content.*.createdTime content.*.modifiedTime content.*.review.at',
  'POST contact/{id}/merge': 'comments.*.createdTime createdTime modifiedTime',
  'POST contact/{id}/review': 'at',
  'POST event': 'content.*.createdTime content.*.due content.*.end content.*.start',
  'POST event/bulk': 'results.*.before.due results.*.before.end results.*.before.start',
  'POST event/create': 'createdTime due end start',
  'POST event/me': 'content.*.createdTime content.*.due content.*.end content.*.start',
  'POST mandate':
    'agentSignature.signedAt amendments.*.agentSignature.signedAt amendments.*.signatures.*.signedAt createdTime missingAccepted.at modifiedTime pendingAmendment.agentSignature.signedAt pendingAmendment.signatures.*.signedAt registerDate signatures.*.signedAt statusHistory.*.at takenOver.at',
  'POST mandate/find': 'content.*.createdTime content.*.modifiedTime content.*.registerDate',
  'POST media/{owner}/{reference}': 'content.*.expiration recent.*.uploadedTime',
  'POST property': 'comments.*.createdTime createdTime financialInfo.priceHistory.*.at media.*.expiration modifiedTime',
  'POST property/byReferences': 'content.*.cover.expiration content.*.createdTime content.*.modifiedTime',
  'POST property/find': 'content.*.cover.expiration content.*.createdTime content.*.modifiedTime',
  'POST property/import': 'createdTime finishedTime',
  'POST property/import/{importId}/run': 'createdTime finishedTime',
  'POST property/import/{importId}/undo': 'createdTime finishedTime',
  'POST property/{reference}/report': 'content.*.keptTime content.*.mails.*.at',
  'POST property/{reference}/report/{id}/mail': 'content.*.keptTime content.*.mails.*.at',
  'POST proposal':
    'proposals.*.createdTime proposals.*.history.*.at proposals.*.mail.dueTime proposals.*.mail.sentTime proposals.*.modifiedTime undoUntil',
  'POST proposal/answer/find': 'content.*.at',
  'POST proposal/find':
    'content.*.createdTime content.*.history.*.at content.*.mail.dueTime content.*.mail.sentTime content.*.modifiedTime',
  'POST sync': 'createdTime lastRun.createdTime lastRun.finishedTime lastRun.startedTime modifiedTime nextRun',
  'POST sync/histo/{runId}/replay': 'createdTime finishedTime startedTime',
  'POST sync/{portal}/run': 'createdTime finishedTime startedTime',
  'POST user': 'createdTime modifiedTime',
  'POST user/me/view': 'modifiedTime',
  'POST visit': 'visits.*.createdTime visits.*.end visits.*.modifiedTime visits.*.start visits.*.voucherSignedAt',
  'POST visit/agenda/find': 'entries.*.end entries.*.start',
  'POST visit/find':
    'content.*.createdTime content.*.end content.*.modifiedTime content.*.start content.*.voucherSignedAt',
  'POST visit/group/{groupId}/notice': 'content.*.at content.*.lines.*.start visitors.*.untold.*.start',
  'POST visit/group/{groupId}/sign': 'vouchers.*.mails.*.at vouchers.*.signatories.*.signedAt',
  'POST visit/group/{groupId}/voucher/{number}/mail': 'vouchers.*.mails.*.at vouchers.*.signatories.*.signedAt',
  'PUT user/me/draft/{key}': 'modifiedTime',
};
