package arbiter.games.centuryg.state;

import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.sheet.Machine;
import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.sheet.Person;
import arbiter.games.centuryg.sheet.PilotAttribute;
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
    /** Whether it has a place; otherwise it takes one before the fight. Ledger: BCG-OP-4. */
    boolean placed = true;

    int initiative;
    /** A roll-off among equals. Ledger: BCG-AMB-26. */
    int tieBreak;

    /** Threshold points left. */
    int points;

    Reserve energy = new Reserve();
    /** Uses of Restoration Upgrades. Ledger: BCG-REST-1. */
    Reserve restoration = new Reserve();
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
    Borrowed borrowed = new Borrowed();
    Allegiance allegiance = new Allegiance();
    Cockpit cockpit = new Cockpit();
    Crew crew = new Crew();
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
        this.energy = Reserve.of(machine.energy());
        this.restoration = Reserve.of(machine.systems());
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
        Fighter fighter = new Fighter(id, name, side, none, zone);
        fighter.body = new Body(person, true);
        return fighter;
    }

    public String id() {
        return id;
    }

    public String name() {
        return name;
    }

    /** A possessed Unit counts as one of the Boss's. Ledger: BCG-AMB-84, BCG-AMB-124. */
    public String side() {
        return allegiance.possessorSide == null ? side : allegiance.possessorSide;
    }

    /** The side it is on by its own will. */
    public String trueSide() {
        return side;
    }

    public Machine machine() {
        return machine;
    }

    /** Whoever flies it: of a combined Unit its lead, of a Core the player of its machine. */
    public Decider decider() {
        if (allegiance.possessor != null) {
            return Decider.unit(allegiance.possessor);
        }
        if (body != null && body.host().isPresent()) {
            return Decider.unit(body.host().get());
        }
        return Decider.unit(crew.speaker().or(crew::lead).or(cockpit::machine).orElse(id));
    }

    /** What ejects from a machine: its pilot, with all that is the pilot's. Ledger: BCG-AMB-50. */
    static Fighter core(Fighter from, int zone) {
        Fighter core = new Fighter(from.id + "-core", from.name + "'s Core", from.side, from.machine, zone);
        core.cockpit.takeOver(from.cockpit);
        core.cockpit.hull = Hull.CORE;
        core.cockpit.comesFrom(from.id);
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
            Fittings built = Fittings.of(crew.joined().orElse(machine), form, cockpit.hull);
            boolean bare = borrowed.isEmpty() || cockpit.hull == Hull.CORE;
            fittings = bare ? built : built.with(borrowed);
        }
        return fittings;
    }

    void takeForm(int which) {
        form = which;
        refit();
    }

    /** Lays the equipment out anew. */
    void refit() {
        fittings = null;
    }

    public Fate fate() {
        return fate;
    }

    public boolean isFighting() {
        return fate == Fate.FIGHTING;
    }

    /** On the map, neither inside a Base Unit nor part of another one. */
    public boolean isOut() {
        return isFighting() && base == null && placed && !crew.isAboard();
    }

    public Hull hull() {
        return cockpit.hull;
    }

    public Cockpit cockpit() {
        return cockpit;
    }

    public Crew crew() {
        return crew;
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

    /** What settles ties of Initiative: Speed of machines, Awareness of people. Ledger: BCG-AMB-26. */
    public int quickness() {
        return isOnFoot() ? body().rank(PilotAttribute.AWARENESS) : rank(Attribute.SPEED);
    }

    public int points() {
        return points;
    }

    /** Points of one Level. Ledger: BCG-AMB-33. */
    public int levelPoints() {
        return rank(Attribute.THRESHOLD);
    }

    public int fullPoints() {
        return LEVELS * rank(Attribute.THRESHOLD);
    }

    /** How many Levels are lost just now. Ledger: BCG-AMB-33. */
    public int levelsLost() {
        int threshold = rank(Attribute.THRESHOLD);
        return threshold == 0 ? 0 : LEVELS - (points + threshold - 1) / threshold;
    }

    public int energy() {
        return energy.left();
    }

    /** How many uses of Restoration Upgrades are left. Ledger: BCG-REST-1. */
    public int restorations() {
        return restoration.left();
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

    public Borrowed borrowed() {
        return borrowed;
    }

    public Allegiance allegiance() {
        return allegiance;
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
        copy.restore(this);
        return copy;
    }

    void restore(Fighter earlier) {
        id = earlier.id;
        name = earlier.name;
        side = earlier.side;
        machine = earlier.machine;
        fate = earlier.fate;
        zone = earlier.zone;
        placed = earlier.placed;
        initiative = earlier.initiative;
        tieBreak = earlier.tieBreak;
        points = earlier.points;
        energy.takeOver(earlier.energy);
        restoration.takeOver(earlier.restoration);
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
        borrowed.takeOver(earlier.borrowed);
        allegiance.takeOver(earlier.allegiance);
        cockpit.takeOver(earlier.cockpit);
        crew.takeOver(earlier.crew);
        if (body != null && earlier.body != null) {
            body.takeOver(earlier.body);
        } else {
            body = earlier.body == null ? null : earlier.body.copy();
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Fighter that
                && zone == that.zone
                && points == that.points
                && energy.equals(that.energy)
                && restoration.equals(that.restoration)
                && placed == that.placed
                && initiative == that.initiative
                && tieBreak == that.tieBreak
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
                && borrowed.equals(that.borrowed)
                && allegiance.equals(that.allegiance)
                && cockpit.equals(that.cockpit)
                && crew.equals(that.crew)
                && Objects.equals(body, that.body)
                && id.equals(that.id)
                && name.equals(that.name)
                && side.equals(that.side)
                && machine.equals(that.machine);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * (31 * (31 * id.hashCode() + zone) + points) + energy.left()) + initiative;
    }
}
