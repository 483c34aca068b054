package arbiter.games.wasteland.health;

import arbiter.content.yaml.EnumWords;
import arbiter.games.wasteland.sheet.Profile;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.tabletop.unit.Part;

/**
 * Part: hit points left, radiation that lowers their maximum, what a good rest adds to it, and whether somebody is up.
 * Ledger: WAS-CHAR-4, WAS-RAD-1, WAS-AID-11.
 */
public record Vitals(int health, int radiation, int rested, Life life) implements Part {

    /** How somebody is. Ledger: WAS-TURN-9, WAS-NPC-4. */
    public enum Life {
        ABLE,
        UNCONSCIOUS,
        DYING,
        DEAD,
        OUT;

        public String word() {
            return EnumWords.of(this);
        }
    }

    /** Written out because odds ask it all the time, and the one that records have is slower. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Vitals that
                && health == that.health
                && radiation == that.radiation
                && rested == that.rested
                && life == that.life;
    }

    @Override
    public int hashCode() {
        return 31 * (31 * (31 * health + radiation) + rested) + life.ordinal();
    }

    public static Vitals of(Profile profile) {
        return new Vitals(profile.health(), 0, 0, Life.ABLE);
    }

    /** The most hit points that somebody can have just now. Ledger: WAS-RAD-1, WAS-AID-5. */
    public static int maximum(Fighter one) {
        Vitals now = one.vitals();
        return Math.max(0, one.profile().health() + now.rested - now.radiation);
    }

    /** For setting up a table and the gamemaster's hand. */
    public static void put(Fighter one, int health, int radiation, Life life) {
        one.set(new Vitals(health, radiation, one.vitals().rested, life));
    }

    /** For a rest: all hit points, with what a good one adds; whoever was unconscious wakes. Ledger: WAS-AID-10, WAS-AID-11. */
    public static void rest(Fighter one, int bonus) {
        one.set(one.vitals().resting(bonus));
        one.set(one.vitals().at(maximum(one)).becoming(Life.ABLE));
    }

    Vitals lost(int points) {
        return new Vitals(Math.max(0, health - points), radiation, rested, life);
    }

    Vitals at(int points) {
        return new Vitals(points, radiation, rested, life);
    }

    Vitals irradiated(int points) {
        return new Vitals(health, Math.max(0, radiation + points), rested, life);
    }

    Vitals becoming(Life next) {
        return life == next ? this : new Vitals(health, radiation, rested, next);
    }

    Vitals resting(int bonus) {
        return new Vitals(health, radiation, bonus, life);
    }
}
