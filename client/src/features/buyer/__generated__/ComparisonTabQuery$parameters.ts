/**
 * @generated SignedSource<<752664c0a730bea49676d88e956f932b>>
 * @relayHash d3e68c3a1f5c737991edf7c4f80b5340
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc44e6c3c66c66534de24a93b00b4e3daec64e331aa6d24be4e99a4f5faceef5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ComparisonTabQuery } from './ComparisonTabQuery.graphql';

const node: PreloadableConcreteRequest<ComparisonTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fc44e6c3c66c66534de24a93b00b4e3daec64e331aa6d24be4e99a4f5faceef5",
    "metadata": {},
    "name": "ComparisonTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
