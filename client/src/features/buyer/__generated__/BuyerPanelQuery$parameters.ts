/**
 * @generated SignedSource<<b1ed8ef99874f3a307bd7a146d90ee96>>
 * @relayHash 8380eadca00568370fffdd096f8a80b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2de7335330a4091c85c3aa1a90376a158f0304edb332305d116d19af97385d55

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BuyerPanelQuery } from './BuyerPanelQuery.graphql';

const node: PreloadableConcreteRequest<BuyerPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2de7335330a4091c85c3aa1a90376a158f0304edb332305d116d19af97385d55",
    "metadata": {},
    "name": "BuyerPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
