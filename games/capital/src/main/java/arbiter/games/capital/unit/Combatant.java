package arbiter.games.capital.unit;

import arbiter.games.capital.ability.AbilityStates;
import arbiter.games.capital.ability.AbilityTimers;
import arbiter.games.capital.ability.FocusStatus;
import arbiter.games.capital.attack.AttackCounters;
import arbiter.games.capital.check.PrestigeRecord;
import arbiter.games.capital.damage.Afflictions;
import arbiter.games.capital.damage.Health;
import arbiter.games.capital.damage.HurtBy;
import arbiter.games.capital.damage.Life;
import arbiter.games.capital.damage.PowerArmourStatus;
import arbiter.games.capital.damage.RegenerationTimers;
import arbiter.games.capital.energy.EnergyStore;
import arbiter.games.capital.gear.AmmoLeft;
import arbiter.games.capital.gear.Hands;
import arbiter.games.capital.gear.Stocks;
import arbiter.games.capital.grapple.Hold;
import arbiter.games.capital.mind.TelepathicLinks;
import arbiter.games.capital.move.MovementRecord;
import arbiter.games.capital.move.Position;
import arbiter.games.capital.sheet.Armed;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.Profile;
import arbiter.games.capital.sheet.ProfileTraits;
import arbiter.games.capital.sheet.Vehicle;
import arbiter.games.capital.sheet.VehicleProfile;
import arbiter.games.capital.turn.CompanionBond;
import arbiter.games.capital.turn.Preparations;
import arbiter.games.capital.turn.TurnRecord;
import arbiter.games.capital.vehicle.Seat;
import arbiter.games.capital.vehicle.VehicleCrew;
import arbiter.games.capital.watch.Watch;
import arbiter.kernel.Decider;
import arbiter.kernel.Modifiers;
import arbiter.space.plane.Base;
import arbiter.tabletop.unit.Part;
import arbiter.tabletop.unit.TableUnit;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A unit in combat: its profile, which never changes, and its parts, each of which belongs to a chapter of the rules.
 * Only events of that chapter replace it.
 */
public final class Combatant extends TableUnit {

    private static final int PROFILE = 0;

    private static final int POSITION = 0;
    private static final int HEALTH = 1;
    private static final int ENERGY = 2;
    private static final int AFFLICTIONS = 3;
    private static final int HURT_BY = 4;
    private static final int REGENERATION = 5;
    private static final int POWER_ARMOUR = 6;
    private static final int HOLD = 7;
    private static final int TURN = 8;
    private static final int PREPARATIONS = 9;
    private static final int COUNTERS = 10;
    private static final int MOVEMENT = 11;
    private static final int WATCH = 12;
    private static final int FOCUS = 13;
    private static final int TIMERS = 14;
    private static final int ABILITY_STATES = 15;
    private static final int HANDS = 16;
    private static final int AMMO = 17;
    private static final int STOCKS = 18;
    private static final int PRESTIGE = 19;
    private static final int LINKS = 20;
    private static final int CREW = 21;
    private static final int SEAT = 22;
    private static final int BOND = 23;

    private static final int WOUNDED = 2;
    private static final int PRONE = 4;

    private transient Profile profile;
    private transient ProfileTraits traits;
    private transient Position position;
    private transient Health health;
    private transient EnergyStore energyStore;
    private transient Afflictions afflictions;
    private transient HurtBy hurtBy;
    private transient RegenerationTimers regeneration;
    private transient PowerArmourStatus powerArmour;
    private transient Hold hold;
    private transient TurnRecord turnRecord;
    private transient Preparations preparations;
    private transient AttackCounters counters;
    private transient MovementRecord movement;
    private transient Watch watch;
    private transient FocusStatus focus;
    private transient AbilityTimers timers;
    private transient AbilityStates abilityStates;
    private transient Hands hands;
    private transient AmmoLeft ammoLeft;
    private transient Stocks stocks;
    private transient PrestigeRecord prestige;
    private transient TelepathicLinks links;
    private transient VehicleCrew crew;
    private transient Seat seat;
    private transient CompanionBond bond;

    /** For reading a saved table. */
    private Combatant() {}

    public Combatant(String id, String name, String side, Profile profile, Base base) {
        this(id, name, side, profile, base, TableRules.STANDARD);
    }

    /** What is in hand at first goes by the table's rules. Ledger: CAP-AMB-40. */
    public Combatant(String id, String name, String side, Profile profile, Base base, TableRules rules) {
        super(
                id,
                name,
                side,
                new Part[] {new UnitProfile(profile)},
                new Position(base),
                Health.full(maxHp(profile), profile.maxima().bones()),
                new EnergyStore(profile.maxima().energy()),
                Afflictions.NONE,
                HurtBy.NOBODY,
                RegenerationTimers.NONE,
                PowerArmourStatus.of(profile),
                Hold.NONE,
                TurnRecord.NONE,
                Preparations.NONE,
                AttackCounters.NONE,
                MovementRecord.NONE,
                Watch.NONE,
                FocusStatus.NONE,
                AbilityTimers.NONE,
                AbilityStates.NONE,
                Hands.atFirst(profile, rules),
                AmmoLeft.full(profile),
                Stocks.full(profile),
                PrestigeRecord.NONE,
                TelepathicLinks.NONE,
                null,
                null,
                null);
        rowReplaced();
    }

    @Override
    protected void rowReplaced() {
        profile = ((UnitProfile) fixed(PROFILE)).profile();
        traits = profile.traits();
        position = (Position) part(POSITION);
        health = (Health) part(HEALTH);
        energyStore = (EnergyStore) part(ENERGY);
        afflictions = (Afflictions) part(AFFLICTIONS);
        hurtBy = (HurtBy) part(HURT_BY);
        regeneration = (RegenerationTimers) part(REGENERATION);
        powerArmour = (PowerArmourStatus) part(POWER_ARMOUR);
        hold = (Hold) part(HOLD);
        turnRecord = (TurnRecord) part(TURN);
        preparations = (Preparations) part(PREPARATIONS);
        counters = (AttackCounters) part(COUNTERS);
        movement = (MovementRecord) part(MOVEMENT);
        watch = (Watch) part(WATCH);
        focus = (FocusStatus) part(FOCUS);
        timers = (AbilityTimers) part(TIMERS);
        abilityStates = (AbilityStates) part(ABILITY_STATES);
        hands = (Hands) part(HANDS);
        ammoLeft = (AmmoLeft) part(AMMO);
        stocks = (Stocks) part(STOCKS);
        prestige = (PrestigeRecord) part(PRESTIGE);
        links = (TelepathicLinks) part(LINKS);
        crew = (VehicleCrew) part(CREW);
        seat = (Seat) part(SEAT);
        bond = (CompanionBond) part(BOND);
    }

    @Override
    public Decider decider() {
        return bond == null ? super.decider() : bond.decider();
    }

    public Profile profile() {
        return profile;
    }

    /** What its Abilities do. */
    public ProfileTraits traits() {
        return traits;
    }

    public Position position() {
        return position;
    }

    public Health health() {
        return health;
    }

    public EnergyStore energyStore() {
        return energyStore;
    }

    public Afflictions afflictions() {
        return afflictions;
    }

    public RegenerationTimers regeneration() {
        return regeneration;
    }

    public PowerArmourStatus powerArmour() {
        return powerArmour;
    }

    public Hold hold() {
        return hold;
    }

    public TurnRecord turnRecord() {
        return turnRecord;
    }

    public Preparations preparations() {
        return preparations;
    }

    public MovementRecord movement() {
        return movement;
    }

    public Watch watch() {
        return watch;
    }

    public FocusStatus focus() {
        return focus;
    }

    public AbilityTimers timers() {
        return timers;
    }

    public AbilityStates abilityStates() {
        return abilityStates;
    }

    public Hands hands() {
        return hands;
    }

    public AmmoLeft ammoLeft() {
        return ammoLeft;
    }

    public Stocks stocks() {
        return stocks;
    }

    public PrestigeRecord prestige() {
        return prestige;
    }

    public TelepathicLinks links() {
        return links;
    }

    public Base base() {
        return position().base();
    }

    public Life life() {
        return health().life();
    }

    public int hp() {
        return health().hp();
    }

    /** The maximum of its own hit points; power armour has the rest. Ledger: CAP-AMB-22. */
    public int maxHp() {
        return maxHp(profile());
    }

    private static int maxHp(Profile profile) {
        return profile.shell().isPresent()
                ? profile.shell().get().own()
                : profile.maxima().hitPoints();
    }

    /** Whether it wears its power armour, if it has any. */
    public boolean isInShell() {
        return profile().shell().isPresent() && powerArmour().standsAt().isEmpty();
    }

    public int energy() {
        return energyStore().left();
    }

    public int bones() {
        return health().bones();
    }

    /** Alive and not out of the fight, be it on Bones. */
    @Override
    public boolean present() {
        return health().present();
    }

    public boolean isUp() {
        return health().life() == Life.UP;
    }

    public boolean isCritical() {
        return health().life() == Life.CRITICAL;
    }

    /** In Critical Condition or short of Bones. Ledger: CAP-DYING-6. */
    public boolean wounded() {
        Health health = health();
        return health.life() == Life.CRITICAL
                || health.bones() < profile().maxima().bones();
    }

    public boolean isProne() {
        return afflictions().prone();
    }

    public boolean isChilled() {
        return afflictions().chilled();
    }

    public boolean isPoisoned() {
        return afflictions().poisoned();
    }

    public Optional<String> tauntedBy() {
        return afflictions().tauntedBy();
    }

    /** Units that have hurt this one since their latest turn began. */
    public List<String> hurtBy() {
        return hurtBy.units();
    }

    public boolean isFocused() {
        return focus().focused();
    }

    /** Who grapples this unit. */
    public Optional<String> grappledBy() {
        return hold().grappledBy();
    }

    /** Whom this unit grapples. */
    public Optional<String> grappling() {
        return hold().grappling();
    }

    /** The effective Score. Ledger: CAP-AMB-62. */
    public int score(Attribute attribute) {
        boolean agility = attribute == Attribute.AGI;
        if (agility && grappledBy().isPresent()) {
            return 1;
        }
        int score = profile().score(attribute) - (wounded() ? WOUNDED : 0);
        if (agility) {
            FocusStatus focus = focus();
            score += (focus.focused() ? 1 : 0) + (focus.allOut() ? 1 : 0) - (isProne() ? PRONE : 0);
        }
        return Math.max(0, Math.min(Attribute.HIGHEST, score));
    }

    /** The effective Score with its parts. */
    public Modifiers modifiers(Attribute attribute) {
        boolean agility = attribute == Attribute.AGI;
        if (agility && grappledBy().isPresent()) {
            return Modifiers.of("AGI while grappled", 1);
        }
        Modifiers parts = Modifiers.of(attribute.name(), profile().score(attribute))
                .and("focus", agility && focus().focused() ? 1 : 0)
                .and("all out", agility && focus().allOut() ? 1 : 0)
                .and("wounded", wounded() ? -WOUNDED : 0)
                .and("prone", agility && isProne() ? -PRONE : 0);
        return parts.and("limit", score(attribute) - parts.total());
    }

    public int attackCounters() {
        return counters.count();
    }

    /** How many Overwatch Attacks are left. */
    public int overwatch() {
        return watch().attacks();
    }

    public int moves() {
        return turnRecord().moves();
    }

    public int actionsTaken() {
        return turnRecord().actionsTaken();
    }

    public int seizeDebt() {
        return turnRecord().seizeDebt();
    }

    /** Actions lost on the next turn, but for one. */
    public int terrified() {
        return turnRecord().terrified();
    }

    public boolean mayNotSeize() {
        return turnRecord().seizeLock() != TurnRecord.SeizeLock.FREE;
    }

    /** Actions left for later in a turn that is shared. */
    public int waiting() {
        return turnRecord().waiting();
    }

    /** How often a roll with that Attribute may still be thrown again because of Prepare. */
    public int prepared(Attribute attribute) {
        return preparations().of(attribute);
    }

    public int ammo(int weapon) {
        return ammoLeft().of(weapon);
    }

    /** Whether the weapon at that place of the profile is in hand. */
    public boolean holds(int weapon) {
        return hands().holdsWeapon(weapon);
    }

    /** How many of a medical kit's bandages are left. */
    public int bandages(int item, int treatment) {
        return stocks().bandages().get(Stocks.place(profile(), item, treatment));
    }

    /** Training with the weapon at that place of the profile, be it on loan. Ledger: CAP-AMB-53, ill-give-it-a-go. */
    public boolean trainedWith(int weapon) {
        Armed armed = profile().weapons().get(weapon);
        return armed.trained() || prestige().lends(armed.weapon().tags());
    }

    /** Training with a vehicle, be it on loan. Ledger: ill-give-it-a-go. */
    public boolean trainedWith(Vehicle driven) {
        return profile().trainedWith(driven) || prestige().lends(driven.tags());
    }

    public boolean isVehicle() {
        return crew != null;
    }

    /** The crew and the state of a vehicle. */
    public VehicleCrew crew() {
        return Objects.requireNonNull(crew, "only vehicles have a crew");
    }

    public VehicleProfile vehicle() {
        return profile().vehicle().orElseThrow();
    }

    /** Which vehicle this unit sits in. */
    public Optional<Seat> riding() {
        return Optional.ofNullable(seat);
    }

    /** For events of vehicles: it sits nowhere. */
    public void leaveSeat() {
        seat = put(SEAT, null);
    }

    /** Whose Companion this unit is. */
    public Optional<CompanionBond> bond() {
        return Optional.ofNullable(bond);
    }

    public void set(Position part) {
        position = put(POSITION, part);
    }

    public void set(Health part) {
        health = put(HEALTH, part);
    }

    public void set(EnergyStore part) {
        energyStore = put(ENERGY, part);
    }

    public void set(Afflictions part) {
        afflictions = put(AFFLICTIONS, part);
    }

    public void set(HurtBy part) {
        hurtBy = put(HURT_BY, part);
    }

    public void set(RegenerationTimers part) {
        regeneration = put(REGENERATION, part);
    }

    public void set(PowerArmourStatus part) {
        powerArmour = put(POWER_ARMOUR, part);
    }

    public void set(Hold part) {
        hold = put(HOLD, part);
    }

    public void set(TurnRecord part) {
        turnRecord = put(TURN, part);
    }

    public void set(Preparations part) {
        preparations = put(PREPARATIONS, part);
    }

    public void set(AttackCounters part) {
        counters = put(COUNTERS, part);
    }

    public void set(MovementRecord part) {
        movement = put(MOVEMENT, part);
    }

    public void set(Watch part) {
        watch = put(WATCH, part);
    }

    public void set(FocusStatus part) {
        focus = put(FOCUS, part);
    }

    public void set(AbilityTimers part) {
        timers = put(TIMERS, part);
    }

    public void set(AbilityStates part) {
        abilityStates = put(ABILITY_STATES, part);
    }

    public void set(Hands part) {
        hands = put(HANDS, part);
    }

    public void set(AmmoLeft part) {
        ammoLeft = put(AMMO, part);
    }

    public void set(Stocks part) {
        stocks = put(STOCKS, part);
    }

    public void set(PrestigeRecord part) {
        prestige = put(PRESTIGE, part);
    }

    public void set(TelepathicLinks part) {
        links = put(LINKS, part);
    }

    public void set(VehicleCrew part) {
        crew = put(CREW, part);
    }

    public void set(Seat part) {
        seat = put(SEAT, part);
    }

    public void set(CompanionBond part) {
        bond = put(BOND, part);
    }
}
