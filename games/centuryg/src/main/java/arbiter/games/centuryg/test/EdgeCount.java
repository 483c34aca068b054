package arbiter.games.centuryg.test;

import arbiter.kernel.Modifiers;

/** The Advantages and Disadvantages of a Test, before they cancel each other. Ledger: BCG-ADV-1, BCG-ADV-2. */
public record EdgeCount(Modifiers advantages, Modifiers disadvantages) {

    public static final EdgeCount NONE = new EdgeCount(Modifiers.none(), Modifiers.none());

    public EdgeCount better(String label, int by) {
        return by == 0 ? this : new EdgeCount(advantages.and(label, by), disadvantages);
    }

    public EdgeCount worse(String label, int by) {
        return by == 0 ? this : new EdgeCount(advantages, disadvantages.and(label, by));
    }

    public EdgeCount and(EdgeCount other) {
        EdgeCount both = this;
        for (Modifiers.Part part : other.advantages.parts()) {
            both = both.better(part.label(), part.value());
        }
        for (Modifiers.Part part : other.disadvantages.parts()) {
            both = both.worse(part.label(), part.value());
        }
        return both;
    }

    /** Without anything that hinders. */
    public EdgeCount unhindered() {
        return new EdgeCount(advantages, Modifiers.none());
    }

    public int net() {
        return advantages.total() - disadvantages.total();
    }

    /** So many of them, in words. */
    public static String disadvantages(int many) {
        return many == 1 ? "1 Disadvantage" : many + " Disadvantages";
    }
}
