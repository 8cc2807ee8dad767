import { CommunesInFrame, MapCommunesReply, MapStartQuery, MapStartReply, MapTilesReply } from '../place/map.schema';
import { PlaceQuery, PlacesReply } from '../place/place.schema';
import { defineCalls } from './define-call';

export const placeCalls = defineCalls({
  'GET place/find': {
    access: 'read',
    summary: 'Addresses that a text means, best first; communes alone while the address service cannot be asked',
    query: PlaceQuery,
    reply: PlacesReply,
  },
  'GET place/tiles': {
    access: 'read',
    summary: 'Addresses of map tiles that work without a token for some days',
    reply: MapTilesReply,
  },
  'GET place/start': {
    access: 'read',
    summary: 'Where a map begins on which an area is drawn: around communes, or around the agency',
    staleAfter: ['agency'],
    query: MapStartQuery,
    reply: MapStartReply,
  },
  'GET place/communes': {
    access: 'read',
    summary: 'The most populated communes of a frame: what a map draws when it has no tiles',
    query: CommunesInFrame,
    reply: MapCommunesReply,
  },
});
