/**
 * @generated SignedSource<<cd69c31039316f9ffa7531f7ff956a25>>
 * @relayHash 72c1814c67f8af01abaf9cf396191fca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 10260a34efdfe1eaacf474a95a3dff6346e624475908cc0c4609756cb8dc5667

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OffersTabQuery } from './OffersTabQuery.graphql';

const node: PreloadableConcreteRequest<OffersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "10260a34efdfe1eaacf474a95a3dff6346e624475908cc0c4609756cb8dc5667",
    "metadata": {},
    "name": "OffersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
