package arbiter.games.gladiators.result;

import arbiter.games.gladiators.unit.Gladiator;
import arbiter.tabletop.unit.Part;

/** Part: the hits that somebody's body and Toughness have taken in this combat. Ledger: GG-OOA-1, GG-RES-9. */
public record Injuries(int body, int toughness) implements Part {

    public static final Injuries NONE = new Injuries(0, 0);

    public Injuries hurt(int toBody, int toToughness) {
        return new Injuries(body + toBody, toughness + toToughness);
    }

    /** The body is healed first, then Toughness. Ledger: GG-AB-24. */
    public Injuries healed(int hits) {
        int ofBody = Math.min(hits, body);
        return new Injuries(body - ofBody, Math.max(0, toughness - (hits - ofBody)));
    }

    /** For events: somebody has taken so many hits. */
    public static void put(Gladiator unit, int body, int toughness) {
        unit.set(new Injuries(body, toughness));
    }

    /** For events: the fight is over, and Toughness whole again. Ledger: GG-OOA-10. */
    public static void fightOver(Gladiator unit) {
        unit.set(new Injuries(unit.injuries().body(), 0));
    }

    /** The lesser of what somebody has and so much. */
    public Injuries atMost(int most, int mostOfToughness) {
        return new Injuries(Math.min(body, most), Math.min(toughness, mostOfToughness));
    }
}
