/**
 * @generated SignedSource<<0c61e1c4297c520325192525e4095fc3>>
 * @relayHash b906ac627a2248377687aec19d134172
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 946287ec61edfcbe7fa14020abd3fd6f839f17dfd0ae65037495b2485ba293bc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestScreenQuery } from './RequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "946287ec61edfcbe7fa14020abd3fd6f839f17dfd0ae65037495b2485ba293bc",
    "metadata": {},
    "name": "RequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
