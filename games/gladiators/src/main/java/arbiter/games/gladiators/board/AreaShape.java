package arbiter.games.gladiators.board;

import arbiter.content.yaml.EnumWords;

/** The kinds of Area. A dome is a Shape that closes over what it does not touch. Ledger: GG-ARE-5, GG-AMB-26. */
public enum AreaShape {
    BLAST,
    LINE,
    CONE,
    SHAPE,
    DOME,
    BARRAGE;

    /** The word that its text form begins with: {@code blast}. */
    public String word() {
        return EnumWords.of(this);
    }
}
