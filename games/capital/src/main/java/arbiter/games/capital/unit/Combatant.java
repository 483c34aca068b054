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
    }

    @Override
    public Decider decider() {
        CompanionBond bond = (CompanionBond) part(BOND);
        return bond == null ? super.decider() : bond.decider();
    }

    public Profile profile() {
        return ((UnitProfile) fixed(PROFILE)).profile();
    }

    /** What its Abilities do. */
    public ProfileTraits traits() {
        return profile().traits();
    }

    public Position position() {
        return (Position) part(POSITION);
    }

    public Health health() {
        return (Health) part(HEALTH);
    }

    public EnergyStore energyStore() {
        return (EnergyStore) part(ENERGY);
    }

    public Afflictions afflictions() {
        return (Afflictions) part(AFFLICTIONS);
    }

    public RegenerationTimers regeneration() {
        return (RegenerationTimers) part(REGENERATION);
    }

    public PowerArmourStatus powerArmour() {
        return (PowerArmourStatus) part(POWER_ARMOUR);
    }

    public Hold hold() {
        return (Hold) part(HOLD);
    }

    public TurnRecord turnRecord() {
        return (TurnRecord) part(TURN);
    }

    public Preparations preparations() {
        return (Preparations) part(PREPARATIONS);
    }

    public MovementRecord movement() {
        return (MovementRecord) part(MOVEMENT);
    }

    public Watch watch() {
        return (Watch) part(WATCH);
    }

    public FocusStatus focus() {
        return (FocusStatus) part(FOCUS);
    }

    public AbilityTimers timers() {
        return (AbilityTimers) part(TIMERS);
    }

    public AbilityStates abilityStates() {
        return (AbilityStates) part(ABILITY_STATES);
    }

    public Hands hands() {
        return (Hands) part(HANDS);
    }

    public AmmoLeft ammoLeft() {
        return (AmmoLeft) part(AMMO);
    }

    public Stocks stocks() {
        return (Stocks) part(STOCKS);
    }

    public PrestigeRecord prestige() {
        return (PrestigeRecord) part(PRESTIGE);
    }

    public TelepathicLinks links() {
        return (TelepathicLinks) part(LINKS);
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
        return ((HurtBy) part(HURT_BY)).units();
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
        return ((AttackCounters) part(COUNTERS)).count();
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

    public boolean isVehicle() {
        return part(CREW) != null;
    }

    /** The crew and the state of a vehicle. */
    public VehicleCrew crew() {
        return Objects.requireNonNull((VehicleCrew) part(CREW), "only vehicles have a crew");
    }

    public VehicleProfile vehicle() {
        return profile().vehicle().orElseThrow();
    }

    /** Which vehicle this unit sits in. */
    public Optional<Seat> riding() {
        return Optional.ofNullable((Seat) part(SEAT));
    }

    /** For events of vehicles: it sits nowhere. */
    public void leaveSeat() {
        put(SEAT, null);
    }

    /** Whose Companion this unit is. */
    public Optional<CompanionBond> bond() {
        return Optional.ofNullable((CompanionBond) part(BOND));
    }

    public void set(Position part) {
        put(POSITION, part);
    }

    public void set(Health part) {
        put(HEALTH, part);
    }

    public void set(EnergyStore part) {
        put(ENERGY, part);
    }

    public void set(Afflictions part) {
        put(AFFLICTIONS, part);
    }

    public void set(HurtBy part) {
        put(HURT_BY, part);
    }

    public void set(RegenerationTimers part) {
        put(REGENERATION, part);
    }

    public void set(PowerArmourStatus part) {
        put(POWER_ARMOUR, part);
    }

    public void set(Hold part) {
        put(HOLD, part);
    }

    public void set(TurnRecord part) {
        put(TURN, part);
    }

    public void set(Preparations part) {
        put(PREPARATIONS, part);
    }

    public void set(AttackCounters part) {
        put(COUNTERS, part);
    }

    public void set(MovementRecord part) {
        put(MOVEMENT, part);
    }

    public void set(Watch part) {
        put(WATCH, part);
    }

    public void set(FocusStatus part) {
        put(FOCUS, part);
    }

    public void set(AbilityTimers part) {
        put(TIMERS, part);
    }

    public void set(AbilityStates part) {
        put(ABILITY_STATES, part);
    }

    public void set(Hands part) {
        put(HANDS, part);
    }

    public void set(AmmoLeft part) {
        put(AMMO, part);
    }

    public void set(Stocks part) {
        put(STOCKS, part);
    }

    public void set(PrestigeRecord part) {
        put(PRESTIGE, part);
    }

    public void set(TelepathicLinks part) {
        put(LINKS, part);
    }

    public void set(VehicleCrew part) {
        put(CREW, part);
    }

    public void set(Seat part) {
        put(SEAT, part);
    }

    public void set(CompanionBond part) {
        put(BOND, part);
    }
}
