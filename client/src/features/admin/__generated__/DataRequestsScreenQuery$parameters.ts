/**
 * @generated SignedSource<<1133822047467729d369ca4cac388336>>
 * @relayHash b9dc3e8501dec089e998f8cb6a3273ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5fd9947a5f09589f96842675fd949754752c67a70e10157600ab46fa8caa092d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DataRequestsScreenQuery } from './DataRequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<DataRequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5fd9947a5f09589f96842675fd949754752c67a70e10157600ab46fa8caa092d",
    "metadata": {},
    "name": "DataRequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
