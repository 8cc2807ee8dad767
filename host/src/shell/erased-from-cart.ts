import { bus } from '@pignon/shared/bus';
import { removeFromCart } from '@pignon/shared/state';

// the server removes an erased person from every cart; the screen follows
bus.on('contact.erased', ({ contactId }) => removeFromCart({ contacts: [contactId] }));
