/**
 * @generated SignedSource<<91978f1c20c3ebdf518699c011b63bc9>>
 * @relayHash 17dfe092817a5e86f20f3d00e803fa30
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e2fa7d4526c03d8a5c698c66c1a9b943bfbd880de80723f3164564f21c320feb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ComparisonTabQuery } from './ComparisonTabQuery.graphql';

const node: PreloadableConcreteRequest<ComparisonTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e2fa7d4526c03d8a5c698c66c1a9b943bfbd880de80723f3164564f21c320feb",
    "metadata": {},
    "name": "ComparisonTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
