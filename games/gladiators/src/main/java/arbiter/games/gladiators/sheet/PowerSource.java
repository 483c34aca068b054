package arbiter.games.gladiators.sheet;

import arbiter.content.yaml.EnumWords;

/** Where an ability comes from; every ability has exactly one. Ledger: GG-SRC-1 to 6. */
public enum PowerSource {
    ALIEN,
    CONVENTIONAL,
    COSMIC,
    MAGICAL,
    MUTANT,
    TECHNOLOGICAL;

    public String word() {
        return EnumWords.of(this);
    }
}
