/**
 * @generated SignedSource<<c53a8d5879a34e3f2bb6c2b1e76d7114>>
 * @relayHash b800d53b937d07c82af4d236d518edfe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c74f709df054ab9de28c2da845989e35c9a811b576277f231c3dfe41dea75b4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WarrantyScreenQuery } from './WarrantyScreenQuery.graphql';

const node: PreloadableConcreteRequest<WarrantyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4c74f709df054ab9de28c2da845989e35c9a811b576277f231c3dfe41dea75b4",
    "metadata": {},
    "name": "WarrantyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
