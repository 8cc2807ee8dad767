import { bus } from '@pignon/shared/bus';
import { removeFromCart } from '@pignon/shared/state';

// the server removes an erased person from every cart; this updates the screen
bus.on('contact.erased', ({ contactId }) => removeFromCart({ contacts: [contactId] }));
