/**
 * @generated SignedSource<<1ed6279ca9f5ea0ff11ecb8a395de11d>>
 * @relayHash 70b43a5ec62c6066d3ff770d3cd63894
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19b50964f25639d168190aa943948c406301864269a5dbda33da287b00cc25e4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminScreenQuery } from './AdminScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "19b50964f25639d168190aa943948c406301864269a5dbda33da287b00cc25e4",
    "metadata": {},
    "name": "AdminScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
