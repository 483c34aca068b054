package arbiter.games.wasteland.test;

import arbiter.dice.TestRoll;

/** Successes and complications of the dice of a test: the roller's own and those of all assistants. */
record TestTally(int own, int help, int ownComplications, int helpComplications) {

    static TestTally of(TestRoll own, TestRoll help) {
        return new TestTally(own.successes(), help.successes(), own.complications(), help.complications());
    }

    /** Help counts only if the roller's own dice score. Ledger: WAS-ASST-2. */
    int successes() {
        return own > 0 ? own + help : 0;
    }

    /** Complications of assistants count in any case. Ledger: WAS-ASST-3. */
    int complications() {
        return ownComplications + helpComplications;
    }
}
