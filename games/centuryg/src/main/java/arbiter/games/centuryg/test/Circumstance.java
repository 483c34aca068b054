package arbiter.games.centuryg.test;

import arbiter.content.yaml.EnumWords;
import arbiter.kernel.Option;

/** What a Test is about, as far as Traits care; the gamemaster says so. Ledger: BCG-TEST-2, tables 3.3 to 3.5. */
public enum Circumstance implements Option {
    ANIMALS("has to do with animals"),
    FRIENDLY_ANIMALS("has to do with animals that like people"),
    FRIGHTENING("is meant to frighten"),
    FEAR("resists fear or revulsion"),
    ILLNESS("resists disease or drugs"),
    HEAT_OR_COLD("resists extreme temperatures"),
    IN_THE_WILD("happens in the wild"),
    ATTRACTION("is done to somebody who could be attracted"),
    ENTERTAINMENT("is about the chosen entertainment"),
    GAME("is like the chosen game"),
    CIRCLE("is within the chosen circle"),
    WEAPON("is about the chosen weapon"),
    FACILITY("happens in the facility"),
    TOOLS_MISSING("lacks the right tools"),
    DIPLOMACY("stands against Diplomacy"),
    DECEPTION("stands against Deception"),
    STEALTH("stands against Stealth"),
    ATTACK("is an attack"),
    TRUE_STRIKE("is a strike that nothing hinders"),
    EQUIPMENT("gets hold of Equipment");

    private final String words;

    Circumstance(String words) {
        this.words = words;
    }

    @Override
    public String id() {
        return EnumWords.of(this);
    }

    @Override
    public String text() {
        return "It " + words;
    }
}
