/**
 * @generated SignedSource<<741d3cdb3582d1c59dbb730e283d867e>>
 * @relayHash d2d1080fb47204e2933ec5d73a719e2c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea6dc30ac4ce73f4c24467c5602e8e28ebd3b0890af5ad03175ff9ba8abcb703

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestScreenQuery } from './RequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ea6dc30ac4ce73f4c24467c5602e8e28ebd3b0890af5ad03175ff9ba8abcb703",
    "metadata": {},
    "name": "RequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
