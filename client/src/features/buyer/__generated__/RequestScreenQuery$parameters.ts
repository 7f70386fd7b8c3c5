/**
 * @generated SignedSource<<2e601d7a77ccafc55f819b734abc9b13>>
 * @relayHash d5deb202f92eee0c32d22b79386eef80
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa99e08e93d911796dd80188fe7abfa34771c971af230dfa1487af290efdc98b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestScreenQuery } from './RequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aa99e08e93d911796dd80188fe7abfa34771c971af230dfa1487af290efdc98b",
    "metadata": {},
    "name": "RequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
