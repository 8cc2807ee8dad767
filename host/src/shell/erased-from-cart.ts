import { bus } from '@pignon/shared/bus';
import { removeFromCart } from '@pignon/shared/state';

// the server has taken an erased person out of every cart; what is on screen follows
bus.on('contact.erased', ({ contactId }) => removeFromCart({ contacts: [contactId] }));
