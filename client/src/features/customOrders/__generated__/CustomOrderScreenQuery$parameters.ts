/**
 * @generated SignedSource<<5c0d9da202634e4118ae2f89cfe27a3e>>
 * @relayHash 932bf8778fc38e59190a9b44f5d9568f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56befb3c6176a01253efecee0313de56a4e3dad20ce62081849a96a1b4df829e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomOrderScreenQuery } from './CustomOrderScreenQuery.graphql';

const node: PreloadableConcreteRequest<CustomOrderScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "56befb3c6176a01253efecee0313de56a4e3dad20ce62081849a96a1b4df829e",
    "metadata": {},
    "name": "CustomOrderScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
