package arbiter.games.wasteland.sheet;

import arbiter.content.yaml.Key;

/** One of the seven numbers that a character is described by; creatures have Body and Mind in their place. */
public enum Attribute {
    @Key("STR")
    STRENGTH("STR"),
    @Key("PER")
    PERCEPTION("PER"),
    @Key("END")
    ENDURANCE("END"),
    @Key("CHA")
    CHARISMA("CHA"),
    @Key("INT")
    INTELLIGENCE("INT"),
    @Key("AGI")
    AGILITY("AGI"),
    @Key("LCK")
    LUCK("LCK");

    /** How many there are. */
    public static final int COUNT = values().length;

    private final String word;

    Attribute(String word) {
        this.word = word;
    }

    /** As people write it: {@code STR}. */
    public String word() {
        return word;
    }

    /** Whether a creature has its Mind in place of this attribute; otherwise it has its Body. Ledger: WAS-NPC-1, WAS-NPC-6. */
    public boolean isOfMind() {
        return this == PERCEPTION || this == CHARISMA || this == INTELLIGENCE;
    }
}
