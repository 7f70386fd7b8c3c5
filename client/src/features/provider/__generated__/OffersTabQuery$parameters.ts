/**
 * @generated SignedSource<<bf17a2a1032faf0bc11cd78584d5fe0a>>
 * @relayHash c4a70e9887337881ba45414ccb875f16
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9842d15b59b62b05d82323b743cca2ef420f77608e1ab7762057d360df9ecc65

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OffersTabQuery } from './OffersTabQuery.graphql';

const node: PreloadableConcreteRequest<OffersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9842d15b59b62b05d82323b743cca2ef420f77608e1ab7762057d360df9ecc65",
    "metadata": {},
    "name": "OffersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
