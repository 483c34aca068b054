package arbiter.games.centuryg.rule.person;

import arbiter.kernel.Modifiers;

/** The Advantages and Disadvantages of a Test, before they cancel each other. Ledger: BCG-ADV-1, BCG-ADV-2. */
public record Sway(Modifiers advantages, Modifiers disadvantages) {

    public static final Sway NONE = new Sway(Modifiers.none(), Modifiers.none());

    public Sway better(String label, int by) {
        return by == 0 ? this : new Sway(advantages.and(label, by), disadvantages);
    }

    public Sway worse(String label, int by) {
        return by == 0 ? this : new Sway(advantages, disadvantages.and(label, by));
    }

    public Sway and(Sway other) {
        Sway both = this;
        for (Modifiers.Part part : other.advantages.parts()) {
            both = both.better(part.label(), part.value());
        }
        for (Modifiers.Part part : other.disadvantages.parts()) {
            both = both.worse(part.label(), part.value());
        }
        return both;
    }

    /** Without anything that hinders. */
    public Sway unhindered() {
        return new Sway(advantages, Modifiers.none());
    }

    public int net() {
        return advantages.total() - disadvantages.total();
    }

    /** So many of them, in words. */
    public static String disadvantages(int many) {
        return many == 1 ? "1 Disadvantage" : many + " Disadvantages";
    }
}
