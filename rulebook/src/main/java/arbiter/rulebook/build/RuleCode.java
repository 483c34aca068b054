package arbiter.rulebook.build;

import arbiter.content.yaml.EnumWords;

/** A kind of thing that can be wrong with what was built: a constant of an enum of the game. The words never change. */
public interface RuleCode {

    /** The ledger id of the rule that is broken. */
    String rule();

    default String word() {
        return EnumWords.of((Enum<?>) this);
    }
}
