/**
 * @generated SignedSource<<804ba5836678adad66092907e17f21b4>>
 * @relayHash d1e18a5556f69bc353a01433b611b127
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2b139283ae50816729da4151187108543d23516eeb9aaa9bd4ba16709be7f7b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenDisputeScreenQuery } from './OpenDisputeScreenQuery.graphql';

const node: PreloadableConcreteRequest<OpenDisputeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f2b139283ae50816729da4151187108543d23516eeb9aaa9bd4ba16709be7f7b",
    "metadata": {},
    "name": "OpenDisputeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
