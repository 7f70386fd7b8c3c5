/**
 * @generated SignedSource<<64fff4b5eb9c97677de4451d8863a726>>
 * @relayHash 59e845b7e58b4ca06b49cdb11948c21c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b4d3e9e6dab884295eb4caddc724fc868f638fbb118e3087d6f6996c152b290e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MoneyTabQuery } from './MoneyTabQuery.graphql';

const node: PreloadableConcreteRequest<MoneyTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b4d3e9e6dab884295eb4caddc724fc868f638fbb118e3087d6f6996c152b290e",
    "metadata": {},
    "name": "MoneyTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
