/**
 * @generated SignedSource<<84440bf16ce1060808251aeeb3f75d65>>
 * @relayHash 82e4bc37201477e8c5e0576fe7dc6386
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb02b86940e1e81e535b2d8c291fc743b0511c3f8e21d654f61a5d5cfcc759ec

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestScreenQuery } from './RequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bb02b86940e1e81e535b2d8c291fc743b0511c3f8e21d654f61a5d5cfcc759ec",
    "metadata": {},
    "name": "RequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
