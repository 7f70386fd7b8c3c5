/**
 * @generated SignedSource<<cbd199f0c292ff06297e6cc755407fb6>>
 * @relayHash 7cd66e5793d12c5ce79ebab2dc95cbf3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ed8ad2d871015c7d9e417c2b9a4b1d219ad2bd39fa38349dcea578ca6a33abc2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminRequestScreenQuery } from './AdminRequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminRequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ed8ad2d871015c7d9e417c2b9a4b1d219ad2bd39fa38349dcea578ca6a33abc2",
    "metadata": {},
    "name": "AdminRequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
