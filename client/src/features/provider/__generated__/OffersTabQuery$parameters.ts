/**
 * @generated SignedSource<<9113a58672113262678fe2acd03494ee>>
 * @relayHash 9c6fee4b260c16e07eaba9bbce7b2ae9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac82cf9b532033339caf130c0b06779f11bcd19930a66bad1929c705068f8c78

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OffersTabQuery } from './OffersTabQuery.graphql';

const node: PreloadableConcreteRequest<OffersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ac82cf9b532033339caf130c0b06779f11bcd19930a66bad1929c705068f8c78",
    "metadata": {},
    "name": "OffersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
