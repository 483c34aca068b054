package arbiter.games.wasteland.sheet;

import arbiter.content.yaml.EnumWords;

/** What an injury does, by the place it is at. Ledger: WAS-LOC-2. */
public enum InjuryClass {
    HEAD,
    TORSO,
    ARM,
    LEG;

    public String word() {
        return EnumWords.of(this);
    }
}
