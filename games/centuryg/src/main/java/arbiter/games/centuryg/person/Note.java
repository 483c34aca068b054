package arbiter.games.centuryg.person;

/** Something about a person that outlasts a Match: what, about which Trait, Skill, Layer or person, how much, how long. */
public record Note(Kind kind, String about, int value, Period until) {

    /** What is kept in mind. */
    public enum Kind {
        /** A Trait was used; about: its id. */
        USED,
        /** A Deathblow was used; about: its id. Ledger: BCG-DB-2. */
        DEATHBLOW,
        /** A Layer was treated; about: its number. Ledger: BCG-HEAL-2. */
        TREATED,
        /** A success that makes Resources scarce. Ledger: BCG-AMB-11. */
        SPENDING,
        /** Advantages on all Tests; of several the best counts. Ledger: leadership. */
        INSPIRED,
        /** Trained for a while; about: the Skill. Ledger: jack-of-all-trades. */
        TRAINED,
        /** Disadvantages on all Tests. Ledger: undying. */
        WEARY,
        /** In the air. Ledger: flight-pack. */
        FLYING,
        /** A bettered item. Ledger: matter. */
        ITEM,
        /** Surroundings made hot or cold for an attack. Ledger: temperature. */
        CLIMATE,
        /** Was frightened by somebody; about: by whom. Ledger: nightmare. */
        FRIGHTENED,
        /** Carries a disease; about: from whom. Ledger: viral-touch. */
        INFECTED,
        /** Is safe from it; about: from whom. */
        IMMUNE,
        /** A language that was tried; the value is 1 if it is spoken now. Ledger: polyglot. */
        LANGUAGE,
        /** A machine that does not work; about: whose doing. Ledger: technobane. */
        DISABLED
    }
}
