package arbiter.games.centuryg.unit;

import arbiter.games.centuryg.attack.AimTarget;
import arbiter.games.centuryg.boss.Allegiance;
import arbiter.games.centuryg.crew.Cockpit;
import arbiter.games.centuryg.crew.CombinedCrew;
import arbiter.games.centuryg.crew.Hull;
import arbiter.games.centuryg.damage.UnitCondition;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.duel.DuelPartner;
import arbiter.games.centuryg.machine.Fittings;
import arbiter.games.centuryg.machine.MachineSheet;
import arbiter.games.centuryg.machine.Outfit;
import arbiter.games.centuryg.machine.Supplies;
import arbiter.games.centuryg.machine.UsedEquipment;
import arbiter.games.centuryg.move.Position;
import arbiter.games.centuryg.person.Body;
import arbiter.games.centuryg.power.GenrePoints;
import arbiter.games.centuryg.power.KnownPowers;
import arbiter.games.centuryg.power.PowerTrait;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.sheet.Machine;
import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.sheet.Person;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.turn.TurnPlace;
import arbiter.games.centuryg.upgrade.InstalledTraits;
import arbiter.games.centuryg.upgrade.MachineNature;
import arbiter.kernel.Decider;
import arbiter.tabletop.unit.Part;
import arbiter.tabletop.unit.TableUnit;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** A Unit: its machine, which never changes, and one part for each chapter that writes something about it. Ledger: BCG-OP-1. */
public final class Fighter extends TableUnit {

    /** The bar of what a Unit can take. */
    public static final String THRESHOLD = "Threshold";

    /** Levels of Threshold. Ledger: BCG-DMG-2. */
    public static final int LEVELS = 4;

    private static final int CONDITION = 0;
    private static final int SUPPLIES = 1;
    private static final int USED = 2;
    private static final int OUTFIT = 3;
    private static final int POSITION = 4;
    private static final int TURN = 5;
    private static final int DUEL = 6;
    private static final int AIM = 7;
    private static final int GENRE = 8;
    private static final int ALLEGIANCE = 9;
    private static final int COCKPIT = 10;
    private static final int CREW = 11;
    private static final int BODY = 12;

    private transient Machine machine;
    private transient UnitCondition condition;
    private transient Supplies supplies;
    private transient UsedEquipment used;
    private transient Outfit outfit;
    private transient Position position;
    private transient TurnPlace turnPlace;
    private transient DuelPartner duelPartner;
    private transient AimTarget aim;
    private transient GenrePoints genre;
    private transient Allegiance allegiance;
    private transient Cockpit cockpit;
    private transient CombinedCrew crew;
    private transient Body body;
    /** Which side it is on just now; not by the name of the unit's own side, which is saved. */
    private transient String sideNow;
    /** Its equipment as it is laid out, once somebody has asked. */
    private transient Fittings fittings;

    /** For reading a saved fight. */
    private Fighter() {}

    private Fighter(String id, String name, String side, Machine machine, Outfit outfit, Position position, Body body) {
        super(
                id,
                name,
                side,
                new Part[] {new MachineSheet(machine)},
                UnitCondition.unhurt(machine),
                Supplies.full(machine),
                UsedEquipment.NOTHING,
                outfit,
                position,
                TurnPlace.NONE,
                DuelPartner.NONE,
                null,
                GenrePoints.NONE,
                Allegiance.OWN,
                Cockpit.UNTOUCHED,
                CombinedCrew.ALONE,
                body);
        rowReplaced();
        int more = nature().genrePoints(); // BCG-AMB-99
        set(GenrePoints.NONE.withPoints(machine.tier().hasPowers() ? machine.level() + more : 0));
    }

    @Override
    protected void rowReplaced() {
        machine = ((MachineSheet) fixed(0)).machine();
        condition = (UnitCondition) part(CONDITION);
        supplies = (Supplies) part(SUPPLIES);
        used = (UsedEquipment) part(USED);
        outfit = (Outfit) part(OUTFIT);
        position = (Position) part(POSITION);
        turnPlace = (TurnPlace) part(TURN);
        duelPartner = (DuelPartner) part(DUEL);
        aim = (AimTarget) part(AIM);
        genre = (GenrePoints) part(GENRE);
        allegiance = (Allegiance) part(ALLEGIANCE);
        cockpit = (Cockpit) part(COCKPIT);
        crew = (CombinedCrew) part(CREW);
        body = (Body) part(BODY);
        sideNow = sideBy(allegiance);
        fittings = null;
    }

    public Fighter(String id, String name, String side, Machine machine, int zone) {
        this(id, name, side, machine, new Outfit(), Position.at(zone), null);
    }

    /** A machine with somebody in it. */
    public Fighter(String id, String name, String side, Machine machine, Person pilot, int zone) {
        this(id, name, side, machine, new Outfit(), Position.at(zone), Body.of(pilot, false));
    }

    /** The pilot's capsule of that machine. Ledger: BCG-CORE-2. */
    public static Fighter core(String id, String name, String side, Machine machine, int zone) {
        return core(id, name, side, machine, Outfit.core(), zone);
    }

    /** The same of a machine whose pilot's Powers are laid out already. */
    public static Fighter core(Fighter from, String id, String name, int zone) {
        return core(id, name, from.ownSide(), from.machine(), Outfit.coreOf(from), zone);
    }

    private static Fighter core(String id, String name, String side, Machine machine, Outfit outfit, int zone) {
        return new Fighter(id, name, side, machine, outfit, Position.at(zone), null);
    }

    /** Somebody on foot. */
    public static Fighter onFoot(String id, String side, Person person, int zone) {
        return onFoot(id, person.name(), side, person, zone);
    }

    public static Fighter onFoot(String id, String name, String side, Person person, int zone) {
        Body body = Body.of(person, true);
        return new Fighter(id, name, side, Machine.none(person), new Outfit(), Position.at(zone), body);
    }

    public Machine machine() {
        return machine;
    }

    public UnitCondition condition() {
        return condition;
    }

    public void set(UnitCondition condition) {
        this.condition = put(CONDITION, condition);
    }

    public Supplies supplies() {
        return supplies;
    }

    public void set(Supplies supplies) {
        this.supplies = put(SUPPLIES, supplies);
    }

    public UsedEquipment used() {
        return used;
    }

    public void set(UsedEquipment used) {
        this.used = put(USED, used);
    }

    public Outfit outfit() {
        return outfit;
    }

    public void set(Outfit outfit) {
        this.outfit = put(OUTFIT, outfit);
        fittings = null;
    }

    public Position position() {
        return position;
    }

    public void set(Position position) {
        this.position = put(POSITION, position);
    }

    public TurnPlace turnPlace() {
        return turnPlace;
    }

    public void set(TurnPlace place) {
        turnPlace = put(TURN, place);
    }

    public DuelPartner duelPartner() {
        return duelPartner;
    }

    public void set(DuelPartner partner) {
        duelPartner = put(DUEL, partner);
    }

    public Optional<AimTarget> aim() {
        return Optional.ofNullable(aim);
    }

    public void set(AimTarget aim) {
        this.aim = put(AIM, aim);
    }

    public void dropAim() {
        aim = put(AIM, null);
    }

    public GenrePoints genre() {
        return genre;
    }

    public void set(GenrePoints genre) {
        this.genre = put(GENRE, genre);
    }

    public Allegiance allegiance() {
        return allegiance;
    }

    public void set(Allegiance allegiance) {
        this.allegiance = put(ALLEGIANCE, allegiance);
        sideNow = sideBy(allegiance);
    }

    public Cockpit cockpit() {
        return cockpit;
    }

    public void set(Cockpit cockpit) {
        this.cockpit = put(COCKPIT, cockpit);
    }

    public CombinedCrew crew() {
        return crew;
    }

    public void set(CombinedCrew crew) {
        this.crew = put(CREW, crew);
    }

    /** Whether there is a person, in the machine or on foot. */
    public boolean hasBody() {
        return body != null;
    }

    /** The person, where there is one. */
    public Body body() {
        return Objects.requireNonNull(body);
    }

    public void set(Body body) {
        this.body = put(BODY, body);
    }

    /** The person has left the machine. */
    public void dropBody() {
        body = put(BODY, null);
    }

    /** A possessed Unit counts as one of the Boss's. Ledger: BCG-AMB-84, BCG-AMB-124. */
    @Override
    public String side() {
        return sideNow;
    }

    private String sideBy(Allegiance loyal) {
        return loyal.isPossessed() ? loyal.possessorSide().get() : ownSide();
    }

    /** Whether both are on one side just now. */
    public boolean isWith(Fighter other) {
        return side().equals(other.side());
    }

    /** Whoever flies it: of a combined Unit its lead, of a Core the player of its machine. */
    @Override
    public Decider decider() {
        if (allegiance().isPossessed()) {
            return Decider.unit(allegiance().possessor().get());
        }
        if (hasBody() && body().host().isPresent()) {
            return Decider.unit(body().host().get());
        }
        CombinedCrew crew = crew();
        return Decider.unit(
                crew.speaker().or(crew::lead).or(() -> cockpit().machine()).orElse(id()));
    }

    /** Whose Powers it has: its own pilot, whoever flies the combined Unit just now. Ledger: BCG-COMB-3. */
    public Decider caller() {
        return crew().isCombined() && !allegiance().isPossessed() ? Decider.unit(id()) : decider();
    }

    /** A person outside a machine. Ledger: BCG-AMB-52. */
    public boolean isOnFoot() {
        return body != null && body().isOnFoot();
    }

    public Hull hull() {
        return outfit().hull();
    }

    public Fittings fittings() {
        Fittings known = fittings;
        if (known == null) {
            known = outfit.fittings(machine);
            fittings = known;
        }
        return known;
    }

    public int form() {
        return outfit().form();
    }

    /** The Rank by the sheet and the form, before anything halves it. */
    public int rank(Attribute attribute) {
        return fittings().rank(attribute);
    }

    public List<Mounted> weapons() {
        return fittings().weapons();
    }

    /** What its Upgrades do, at the moments of the rules. */
    public InstalledTraits upgrades() {
        return fittings().traits();
    }

    /** What it always is by its Upgrades. */
    public MachineNature nature() {
        return fittings().nature();
    }

    /** Whether it has the Upgrade, working or not. */
    public boolean owns(UpgradeId upgrade) {
        return fittings().has(upgrade);
    }

    public KnownPowers powers() {
        return fittings().powers();
    }

    /** Whether it has a Power that does what such a trait does. */
    public boolean knows(Class<? extends PowerTrait> trait) {
        return powers().find(trait).isPresent();
    }

    public UnitFate fate() {
        return condition().fate();
    }

    public boolean isFighting() {
        return condition().fate() == UnitFate.FIGHTING;
    }

    @Override
    public boolean present() {
        return isFighting();
    }

    /** On the map, neither inside a Base Unit nor part of another one. */
    public boolean isOut() {
        return isFighting() && position().placed() && position().base().isEmpty() && !crew().isAboard();
    }

    public int points() {
        return condition().points();
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
        return threshold == 0 ? 0 : LEVELS - (points() + threshold - 1) / threshold;
    }

    public List<Area> maims() {
        return condition().maims();
    }

    public boolean isMaimed(Area area) {
        List<Area> maims = maims();
        return !maims.isEmpty() && maims.contains(area);
    }

    public int energy() {
        return supplies().energy().available();
    }

    /** How many uses of Restoration Upgrades are left. Ledger: BCG-REST-1. */
    public int restorations() {
        return supplies().restoration().available();
    }

    public int zone() {
        return position().zone();
    }

    public boolean isPlaced() {
        return position().placed();
    }

    /** The Base Unit it is docked in. */
    public Optional<String> base() {
        return position().base();
    }

    public int initiative() {
        return turnPlace().initiative();
    }

    public boolean hasActed() {
        return turnPlace().acted();
    }

    /** Who it fights a Duel with. */
    public Optional<String> duel() {
        return duelPartner().opponent();
    }

    public boolean isDueling() {
        return duelPartner().opponent().isPresent();
    }
}
