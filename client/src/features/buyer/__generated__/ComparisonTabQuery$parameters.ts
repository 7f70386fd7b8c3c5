/**
 * @generated SignedSource<<735e9c9f4485ba57bcad2480db083459>>
 * @relayHash 110e4d20a6af40dc0a617a959c305e68
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84cb9709612fec28bc48be828a2beca7ad72d874773eec403f3f37614f37f4b6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ComparisonTabQuery } from './ComparisonTabQuery.graphql';

const node: PreloadableConcreteRequest<ComparisonTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "84cb9709612fec28bc48be828a2beca7ad72d874773eec403f3f37614f37f4b6",
    "metadata": {},
    "name": "ComparisonTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
