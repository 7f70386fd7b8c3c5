/**
 * @generated SignedSource<<2305a162de6abc10946a4cc67804d9b1>>
 * @relayHash 407c2e8e1720cefe54e2065cca5093b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 853b731e0b6747fce1748945215a95bbb77cac74c36f5a5e5b250d26f686bc2d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomOrderScreenQuery } from './CustomOrderScreenQuery.graphql';

const node: PreloadableConcreteRequest<CustomOrderScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "853b731e0b6747fce1748945215a95bbb77cac74c36f5a5e5b250d26f686bc2d",
    "metadata": {},
    "name": "CustomOrderScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
