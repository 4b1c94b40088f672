export { type ContractPlan, type ContractTally, contract, runContract } from './contract/contract.ts';
