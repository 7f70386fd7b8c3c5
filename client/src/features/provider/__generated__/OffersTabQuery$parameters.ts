/**
 * @generated SignedSource<<53b72bc31be8cae21c77b97c367f3f46>>
 * @relayHash b00d2dc17205f823e8d4d8f178947390
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00c43d2ec5c7781259fc8076875f437116e8beb01a46003fddcad41bbe7e10f6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OffersTabQuery } from './OffersTabQuery.graphql';

const node: PreloadableConcreteRequest<OffersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "00c43d2ec5c7781259fc8076875f437116e8beb01a46003fddcad41bbe7e10f6",
    "metadata": {},
    "name": "OffersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
