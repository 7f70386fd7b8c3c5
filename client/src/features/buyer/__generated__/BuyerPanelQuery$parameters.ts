/**
 * @generated SignedSource<<b29b20a7a166ce31650db60cbd97962c>>
 * @relayHash 67cdea2a769951b25c153191f3f02744
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9bcc839548402039038468dad8c87ab5979ed2cde6c6d385021e5f1e03895ec

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BuyerPanelQuery } from './BuyerPanelQuery.graphql';

const node: PreloadableConcreteRequest<BuyerPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c9bcc839548402039038468dad8c87ab5979ed2cde6c6d385021e5f1e03895ec",
    "metadata": {},
    "name": "BuyerPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
