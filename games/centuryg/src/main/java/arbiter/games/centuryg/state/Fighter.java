package arbiter.games.centuryg.state;

import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.sheet.Machine;
import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.sheet.Person;
import arbiter.games.centuryg.sheet.PowerId;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.kernel.Decider;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** A Unit: its machine, which never changes, and what events have made of it. Ledger: BCG-OP-1. */
public final class Fighter {

    /** Levels of Threshold. Ledger: BCG-DMG-2. */
    public static final int LEVELS = 4;

    private String id;
    private String name;
    private String side;
    private Machine machine;
    private transient Fittings fittings;

    Fate fate = Fate.FIGHTING;
    int zone;
    int initiative;
    /** Threshold points left. */
    int points;

    int energy;
    /** Energy above a lowered capacity, which comes back with it. Ledger: BCG-AMB-48. */
    int aside;
    /** The capacity for Energy when it was last looked at. */
    int capacity;
    /** The Areas Maimed, in the order of the Levels lost. */
    List<Area> maims = List.of();
    /** How many Levels were ever lost, each for the first time once. Ledger: BCG-DMG-4. */
    int levelsEverLost;

    int form;
    boolean acted;
    String duel;
    String base;
    Aim aim;
    Stores stores = new Stores();
    Genre genre = new Genre();
    /** Its pilot, or whoever stands there on foot. */
    private Body body;

    /** For reading a saved fight. */
    private Fighter() {}

    public Fighter(String id, String name, String side, Machine machine, int zone) {
        this.id = id;
        this.name = name;
        this.side = side;
        this.machine = machine;
        this.zone = zone;
        this.points = LEVELS * machine.threshold();
        this.energy = machine.energy();
        this.capacity = machine.energy();
        this.genre.points = machine.tier().hasPowers() ? machine.level() : 0;
    }

    /** A machine with somebody in it. */
    public Fighter(String id, String name, String side, Machine machine, Person pilot, int zone) {
        this(id, name, side, machine, zone);
        this.body = new Body(pilot, false);
    }

    /** Somebody on foot. */
    public static Fighter onFoot(String id, String side, Person person, int zone) {
        Machine none = new Machine(
                person.name(),
                person.tier(),
                person.level(),
                0,
                0,
                0,
                0,
                0,
                0,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                false);
        Fighter fighter = new Fighter(id, person.name(), side, none, zone);
        fighter.body = new Body(person, true);
        return fighter;
    }

    public String id() {
        return id;
    }

    public String name() {
        return name;
    }

    public String side() {
        return side;
    }

    public Machine machine() {
        return machine;
    }

    public Decider decider() {
        return Decider.unit(body == null ? id : body.host().orElse(id));
    }

    /** Whether there is a person, in the machine or on foot. */
    public boolean hasBody() {
        return body != null;
    }

    /** The person, where there is one. */
    public Body body() {
        return Objects.requireNonNull(body);
    }

    /** A person outside a machine. Ledger: BCG-AMB-52. */
    public boolean isOnFoot() {
        return body != null && body.isOnFoot();
    }

    public Fittings fittings() {
        if (fittings == null) {
            fittings = Fittings.of(machine, form);
        }
        return fittings;
    }

    void takeForm(int which) {
        form = which;
        fittings = null;
    }

    public Fate fate() {
        return fate;
    }

    public boolean isFighting() {
        return fate == Fate.FIGHTING;
    }

    /** On the map, not inside a Base Unit. */
    public boolean isOut() {
        return isFighting() && base == null;
    }

    public int zone() {
        return zone;
    }

    public int initiative() {
        return initiative;
    }

    public int points() {
        return points;
    }

    public int fullPoints() {
        return LEVELS * rank(Attribute.THRESHOLD);
    }

    /** How many Levels are lost just now. Ledger: BCG-AMB-33. */
    public int levelsLost() {
        int threshold = rank(Attribute.THRESHOLD);
        return threshold == 0 ? (points > 0 ? 0 : LEVELS) : LEVELS - (points + threshold - 1) / threshold;
    }

    public int energy() {
        return energy;
    }

    public List<Area> maims() {
        return maims;
    }

    public boolean isMaimed(Area area) {
        return !maims.isEmpty() && maims.contains(area);
    }

    public int levelsEverLost() {
        return levelsEverLost;
    }

    public int form() {
        return form;
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

    public Stores stores() {
        return stores;
    }

    public Genre genre() {
        return genre;
    }

    /** The Rank by the sheet and the form, before anything halves it. */
    public int rank(Attribute attribute) {
        return fittings().rank(attribute);
    }

    public List<Mounted> weapons() {
        return fittings().weapons();
    }

    /** Whether it has the Upgrade, working or not. */
    public boolean owns(UpgradeId upgrade) {
        return fittings().has(upgrade);
    }

    public boolean knows(PowerId power) {
        return fittings().knows(power);
    }

    Fighter copy() {
        Fighter copy = new Fighter();
        copy.id = id;
        copy.name = name;
        copy.side = side;
        copy.machine = machine;
        copy.body = body == null ? null : body.copy();
        copy.restore(this);
        return copy;
    }

    void restore(Fighter earlier) {
        fate = earlier.fate;
        zone = earlier.zone;
        initiative = earlier.initiative;
        points = earlier.points;
        energy = earlier.energy;
        aside = earlier.aside;
        capacity = earlier.capacity;
        maims = earlier.maims;
        levelsEverLost = earlier.levelsEverLost;
        form = earlier.form;
        fittings = earlier.fittings();
        acted = earlier.acted;
        duel = earlier.duel;
        base = earlier.base;
        aim = earlier.aim;
        stores.takeOver(earlier.stores);
        genre.takeOver(earlier.genre);
        if (body != null) {
            body.takeOver(earlier.body);
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Fighter that
                && zone == that.zone
                && points == that.points
                && energy == that.energy
                && aside == that.aside
                && capacity == that.capacity
                && initiative == that.initiative
                && levelsEverLost == that.levelsEverLost
                && form == that.form
                && acted == that.acted
                && fate == that.fate
                && Objects.equals(duel, that.duel)
                && Objects.equals(base, that.base)
                && Objects.equals(aim, that.aim)
                && maims.equals(that.maims)
                && stores.equals(that.stores)
                && genre.equals(that.genre)
                && Objects.equals(body, that.body)
                && id.equals(that.id)
                && name.equals(that.name)
                && side.equals(that.side)
                && machine.equals(that.machine);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * (31 * id.hashCode() + zone) + points) + energy;
    }
}
