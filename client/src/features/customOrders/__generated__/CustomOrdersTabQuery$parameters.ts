/**
 * @generated SignedSource<<b733b9ea00051894ff6252820d732a6e>>
 * @relayHash fa074df36f95fe470f27cbca301f2417
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 63c422967aeb266fa29cf1a581246097096261d9853543f8b38f7fd9c5612a32

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomOrdersTabQuery } from './CustomOrdersTabQuery.graphql';

const node: PreloadableConcreteRequest<CustomOrdersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "63c422967aeb266fa29cf1a581246097096261d9853543f8b38f7fd9c5612a32",
    "metadata": {},
    "name": "CustomOrdersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
