package arbiter.games.centuryg.state;

import arbiter.games.centuryg.sheet.Machine;
import arbiter.games.centuryg.sheet.Person;
import arbiter.games.centuryg.sheet.UpgradeId;
import java.util.Objects;
import java.util.Optional;

/**
 * A Unit: its machine, which never changes, and what events have made of it. The fields are spread over the classes above
 * it by what they are about, and saved side by side; here is where it stands and what it is about. Ledger: BCG-OP-1.
 */
public final class Fighter extends LastingUnit {

    int zone;
    /** Whether it has a place; otherwise it takes one before the fight. Ledger: BCG-OP-4. */
    boolean placed = true;

    int initiative;
    /** A roll-off among equals. Ledger: BCG-AMB-26. */
    int tieBreak;

    boolean acted;
    String duel;
    String base;
    Aim aim;
    Genre genre = new Genre();

    /** For reading a saved fight. */
    private Fighter() {}

    public Fighter(String id, String name, String side, Machine machine, int zone) {
        super(id, name, side, machine);
        this.zone = zone;
        int assistants = fittings().all(UpgradeId.ASSISTANT).size(); // BCG-AMB-99
        this.genre.points = machine.tier().hasPowers() ? machine.level() + assistants : 0;
    }

    /** A Unit that takes its place when the order is known. */
    public static Fighter unplaced(String id, String name, String side, Machine machine) {
        Fighter fighter = new Fighter(id, name, side, machine, 0);
        fighter.placed = false;
        return fighter;
    }

    /** A machine with somebody in it. */
    public Fighter(String id, String name, String side, Machine machine, Person pilot, int zone) {
        this(id, name, side, machine, zone);
        this.body = new Body(pilot, false);
    }

    /** Somebody on foot. */
    public static Fighter onFoot(String id, String side, Person person, int zone) {
        return onFoot(id, person.name(), side, person, zone);
    }

    public static Fighter onFoot(String id, String name, String side, Person person, int zone) {
        Fighter fighter = new Fighter(id, name, side, Machine.none(person), zone);
        fighter.body = new Body(person, true);
        return fighter;
    }

    /** What ejects from a machine: its pilot, with all that is the pilot's. Ledger: BCG-AMB-50. */
    static Fighter core(Fighter from, int zone) {
        Fighter core = new Fighter(from.id() + "-core", from.name() + "'s Core", from.trueSide(), from.machine(), zone);
        core.cockpit.takeOver(from.cockpit);
        core.cockpit.hull = Hull.CORE;
        core.cockpit.comesFrom(from.id());
        core.refit();
        core.points = 0;
        core.initiative = from.initiative;
        core.tieBreak = from.tieBreak;
        core.acted = from.acted;
        core.levelsEverLost = LEVELS;
        core.genre.takeOver(from.genre);
        core.body = from.body;
        from.body = null;
        return core;
    }

    /** On the map, neither inside a Base Unit nor part of another one. */
    public boolean isOut() {
        return isFighting() && base == null && placed && !crew.isAboard();
    }

    public int zone() {
        return zone;
    }

    public boolean isPlaced() {
        return placed;
    }

    public int tieBreak() {
        return tieBreak;
    }

    public int initiative() {
        return initiative;
    }

    public boolean hasActed() {
        return acted;
    }

    /** Who it fights a Duel with. */
    public Optional<String> duel() {
        return Optional.ofNullable(duel);
    }

    public boolean isDueling() {
        return duel != null;
    }

    /** The Base Unit it is docked in. */
    public Optional<String> base() {
        return Optional.ofNullable(base);
    }

    public Optional<Aim> aim() {
        return Optional.ofNullable(aim);
    }

    public Genre genre() {
        return genre;
    }

    Fighter copy() {
        Fighter copy = new Fighter();
        copy.restore(this);
        return copy;
    }

    void restore(Fighter earlier) {
        restoreCrew(earlier);
        restoreFittings(earlier);
        restoreRest(earlier);
        zone = earlier.zone;
        placed = earlier.placed;
        initiative = earlier.initiative;
        tieBreak = earlier.tieBreak;
        acted = earlier.acted;
        duel = earlier.duel;
        base = earlier.base;
        aim = earlier.aim;
        genre.takeOver(earlier.genre);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Fighter that
                && zone == that.zone
                && placed == that.placed
                && initiative == that.initiative
                && tieBreak == that.tieBreak
                && acted == that.acted
                && lastsLike(that)
                && Objects.equals(duel, that.duel)
                && Objects.equals(base, that.base)
                && Objects.equals(aim, that.aim)
                && genre.equals(that.genre)
                && isFittedLike(that)
                && isCrewedLike(that);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * (31 * (31 * id().hashCode() + zone) + points) + energy()) + initiative;
    }
}
