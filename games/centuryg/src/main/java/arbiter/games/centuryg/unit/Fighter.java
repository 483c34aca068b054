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

    /** For reading a saved fight. */
    private Fighter() {}

    private Fighter(String id, String name, String side, Machine machine, Position position, Body body) {
        super(
                id,
                name,
                side,
                new Part[] {new MachineSheet(machine)},
                UnitCondition.unhurt(machine),
                Supplies.full(machine),
                UsedEquipment.NOTHING,
                new Outfit(),
                position,
                TurnPlace.NONE,
                DuelPartner.NONE,
                null,
                GenrePoints.NONE,
                Allegiance.OWN,
                Cockpit.UNTOUCHED,
                CombinedCrew.ALONE,
                body);
        int more = nature().genrePoints(); // BCG-AMB-99
        set(GenrePoints.NONE.withPoints(machine.tier().hasPowers() ? machine.level() + more : 0));
    }

    public Fighter(String id, String name, String side, Machine machine, int zone) {
        this(id, name, side, machine, Position.at(zone), null);
    }

    /** A machine with somebody in it. */
    public Fighter(String id, String name, String side, Machine machine, Person pilot, int zone) {
        this(id, name, side, machine, Position.at(zone), Body.of(pilot, false));
    }

    /** Somebody on foot. */
    public static Fighter onFoot(String id, String side, Person person, int zone) {
        return onFoot(id, person.name(), side, person, zone);
    }

    public static Fighter onFoot(String id, String name, String side, Person person, int zone) {
        return new Fighter(id, name, side, Machine.none(person), Position.at(zone), Body.of(person, true));
    }

    public Machine machine() {
        return ((MachineSheet) fixed(0)).machine();
    }

    public UnitCondition condition() {
        return (UnitCondition) part(CONDITION);
    }

    public void set(UnitCondition condition) {
        put(CONDITION, condition);
    }

    public Supplies supplies() {
        return (Supplies) part(SUPPLIES);
    }

    public void set(Supplies supplies) {
        put(SUPPLIES, supplies);
    }

    public UsedEquipment used() {
        return (UsedEquipment) part(USED);
    }

    public void set(UsedEquipment used) {
        put(USED, used);
    }

    public Outfit outfit() {
        return (Outfit) part(OUTFIT);
    }

    public void set(Outfit outfit) {
        put(OUTFIT, outfit);
    }

    public Position position() {
        return (Position) part(POSITION);
    }

    public void set(Position position) {
        put(POSITION, position);
    }

    public TurnPlace turnPlace() {
        return (TurnPlace) part(TURN);
    }

    public void set(TurnPlace place) {
        put(TURN, place);
    }

    public DuelPartner duelPartner() {
        return (DuelPartner) part(DUEL);
    }

    public void set(DuelPartner partner) {
        put(DUEL, partner);
    }

    public Optional<AimTarget> aim() {
        return Optional.ofNullable((AimTarget) part(AIM));
    }

    public void set(AimTarget aim) {
        put(AIM, aim);
    }

    public void dropAim() {
        put(AIM, null);
    }

    public GenrePoints genre() {
        return (GenrePoints) part(GENRE);
    }

    public void set(GenrePoints genre) {
        put(GENRE, genre);
    }

    public Allegiance allegiance() {
        return (Allegiance) part(ALLEGIANCE);
    }

    public void set(Allegiance allegiance) {
        put(ALLEGIANCE, allegiance);
    }

    public Cockpit cockpit() {
        return (Cockpit) part(COCKPIT);
    }

    public void set(Cockpit cockpit) {
        put(COCKPIT, cockpit);
    }

    public CombinedCrew crew() {
        return (CombinedCrew) part(CREW);
    }

    public void set(CombinedCrew crew) {
        put(CREW, crew);
    }

    /** Whether there is a person, in the machine or on foot. */
    public boolean hasBody() {
        return part(BODY) != null;
    }

    /** The person, where there is one. */
    public Body body() {
        return (Body) Objects.requireNonNull(part(BODY));
    }

    public void set(Body body) {
        put(BODY, body);
    }

    /** The person has left the machine. */
    public void dropBody() {
        put(BODY, null);
    }

    /** A possessed Unit counts as one of the Boss's. Ledger: BCG-AMB-84, BCG-AMB-124. */
    @Override
    public String side() {
        Allegiance allegiance = allegiance();
        return allegiance.isPossessed() ? allegiance.possessorSide().get() : ownSide();
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
        return part(BODY) != null && body().isOnFoot();
    }

    public Hull hull() {
        return outfit().hull();
    }

    public Fittings fittings() {
        return outfit().fittings(machine());
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
        return fittings().traits().nature();
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
