package arbiter.games.capital.state;

import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.sheet.Armed;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.Profile;
import arbiter.games.capital.sheet.VehicleProfile;
import arbiter.kernel.Decider;
import arbiter.kernel.Modifiers;
import arbiter.space.plane.Base;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;

/**
 * A unit in combat: its profile, which never changes, and what events have made of it. Only events of this package
 * write a field; every field stands in {@link #restore} and in the comparison, which a test makes sure of.
 */
public final class Combatant {

    private static final int WOUNDED = 2;
    private static final int PRONE = 4;
    private static final int[] NO_AMMO = {};
    private static final boolean[] NOTHING_HELD = {};

    private String id;
    private String name;
    private String side;
    private Profile profile;

    Base base;
    Life life = Life.UP;
    int hp;
    int energy;
    int bones;
    /** Hit points cannot drop below one until the next turn starts. */
    boolean unkillable;

    boolean prone;
    boolean chilled;
    boolean poisoned;
    boolean focused;
    boolean allOut;
    String grappledBy;
    String grappling;
    String tauntedBy;
    int attackCounters;
    int overwatch;
    int moves;
    int actionsTaken;
    int seizeDebt;
    int terrified;
    /** 0 free, 1 locked out, 2 locked out and the turn that ends it has begun. */
    int seizeLock;

    int[] prepared = new int[Attribute.values().length];
    int[] ammo = NO_AMMO;
    boolean[] held = NOTHING_HELD;
    Kit kit = new Kit();
    private Care care = new Care();

    Readiness readiness = new Readiness();
    Marks marks = new Marks();
    Momentum momentum = new Momentum();

    Crew crew;
    Riding riding;
    Bond bond;
    /** Actions that wait while the other one of an owner and a Companion acts. */
    int waiting;

    /** For reading a saved fight. */
    private Combatant() {}

    public Combatant(String id, String name, String side, Profile profile, Base base) {
        this.id = id;
        this.name = name;
        this.side = side;
        this.profile = profile;
        this.base = base;
        this.care = Care.of(profile);
        this.hp = maxHp();
        this.energy = profile.maxima().energy();
        this.bones = profile.maxima().bones();
        this.ammo = profile.weapons().stream()
                .mapToInt(armed -> armed.weapon().ammo())
                .toArray();
        this.held = Hands.atFirst(profile);
        this.kit = new Kit(profile);
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

    public Profile profile() {
        return profile;
    }

    public Decider decider() {
        return bond == null ? Decider.unit(id) : bond.decider();
    }

    public Base base() {
        return base;
    }

    public Life life() {
        return life;
    }

    public int hp() {
        return hp;
    }

    /** The maximum of its own hit points; power armour has the rest. Ledger: CAP-AMB-22. */
    public int maxHp() {
        return profile.shell().isPresent()
                ? profile.shell().get().own()
                : profile.maxima().hitPoints();
    }

    /** Whether it wears its power armour, if it has any. */
    public boolean isInShell() {
        return profile.shell().isPresent() && care.shellAt == null;
    }

    /** What keeps harm away from it, and what harm waits. */
    public Care care() {
        return care;
    }

    public int energy() {
        return energy;
    }

    public int bones() {
        return bones;
    }

    /** Whether hit points cannot drop below one for now. Ledger: CAP-DYING-9. */
    public boolean isUnkillable() {
        return unkillable;
    }

    public boolean isProne() {
        return prone;
    }

    public boolean isChilled() {
        return chilled;
    }

    public boolean isPoisoned() {
        return poisoned;
    }

    public boolean isFocused() {
        return focused;
    }

    /** Who grapples this unit. */
    public Optional<String> grappledBy() {
        return Optional.ofNullable(grappledBy);
    }

    /** Whom this unit grapples. */
    public Optional<String> grappling() {
        return Optional.ofNullable(grappling);
    }

    public Optional<String> tauntedBy() {
        return Optional.ofNullable(tauntedBy);
    }

    public int attackCounters() {
        return attackCounters;
    }

    /** How many Overwatch Attacks are left. */
    public int overwatch() {
        return overwatch;
    }

    public int moves() {
        return moves;
    }

    public int actionsTaken() {
        return actionsTaken;
    }

    public int seizeDebt() {
        return seizeDebt;
    }

    public int terrified() {
        return terrified;
    }

    public boolean mayNotSeize() {
        return seizeLock > 0;
    }

    /** How often a roll with that Attribute may still be thrown again because of Prepare. */
    public int prepared(Attribute attribute) {
        return prepared[attribute.ordinal()];
    }

    public int ammo(int weapon) {
        return ammo[weapon];
    }

    /** Whether the weapon at that place of the profile is in hand. */
    public boolean holds(int weapon) {
        return held[weapon];
    }

    public boolean isVehicle() {
        return crew != null;
    }

    /** The crew and the state of a vehicle. */
    public Crew crew() {
        return Objects.requireNonNull(crew, "only vehicles have a crew");
    }

    public VehicleProfile vehicle() {
        return profile.vehicle().orElseThrow();
    }

    /** Which vehicle this unit sits in. */
    public Optional<Riding> riding() {
        return Optional.ofNullable(riding);
    }

    /** Whose Companion this unit is. */
    public Optional<Bond> bond() {
        return Optional.ofNullable(bond);
    }

    /** Actions left for later in a turn that is shared. */
    public int waiting() {
        return waiting;
    }

    /** What the unit has with it. */
    public Kit kit() {
        return kit;
    }

    /** How many of a medical kit's bandages are left. */
    public int bandages(int item, int treatment) {
        return kit.bandages.get(Kit.place(profile, item, treatment));
    }

    /** Training with the weapon at that place of the profile, be it on loan. Ledger: CAP-AMB-53, ill-give-it-a-go. */
    public boolean trainedWith(int weapon) {
        Armed armed = profile.weapons().get(weapon);
        return armed.trained() || kit.lends(armed.weapon().tags());
    }

    /** How it gets about. */
    public Momentum momentum() {
        return momentum;
    }

    /** Which Abilities are available, and what runs for some turns. */
    public Readiness readiness() {
        return readiness;
    }

    /** Focus, hindrances and the like. */
    public Marks marks() {
        return marks;
    }

    public boolean has(AbilityId ability) {
        return profile.has(ability);
    }

    /** Alive and not out of the fight, be it on Bones. */
    public boolean present() {
        return life == Life.UP || life == Life.CRITICAL;
    }

    public boolean isUp() {
        return life == Life.UP;
    }

    public boolean isCritical() {
        return life == Life.CRITICAL;
    }

    /** In Critical Condition or short of Bones. Ledger: CAP-DYING-6. */
    public boolean wounded() {
        return life == Life.CRITICAL || bones < profile.maxima().bones();
    }

    /** The effective Score. Ledger: CAP-AMB-62. */
    public int score(Attribute attribute) {
        if (attribute == Attribute.AGI && grappledBy != null) {
            return 1;
        }
        int score = profile.score(attribute) - (wounded() ? WOUNDED : 0);
        if (attribute == Attribute.AGI) {
            score += (focused ? 1 : 0) + (allOut ? 1 : 0) - (prone ? PRONE : 0);
        }
        return Math.max(0, Math.min(Attribute.HIGHEST, score));
    }

    /** The effective Score with its parts. */
    public Modifiers modifiers(Attribute attribute) {
        boolean agility = attribute == Attribute.AGI;
        if (agility && grappledBy != null) {
            return Modifiers.of("AGI while grappled", 1);
        }
        Modifiers parts = Modifiers.of(attribute.name(), profile.score(attribute))
                .and("focus", agility && focused ? 1 : 0)
                .and("all out", agility && allOut ? 1 : 0)
                .and("wounded", wounded() ? -WOUNDED : 0)
                .and("prone", agility && prone ? -PRONE : 0);
        return parts.and("limit", score(attribute) - parts.total());
    }

    Combatant copy() {
        Combatant copy = new Combatant();
        copy.id = id;
        copy.name = name;
        copy.side = side;
        copy.profile = profile;
        copy.restore(this);
        return copy;
    }

    void restore(Combatant earlier) {
        base = earlier.base;
        life = earlier.life;
        hp = earlier.hp;
        energy = earlier.energy;
        bones = earlier.bones;
        unkillable = earlier.unkillable;
        prone = earlier.prone;
        chilled = earlier.chilled;
        poisoned = earlier.poisoned;
        focused = earlier.focused;
        allOut = earlier.allOut;
        grappledBy = earlier.grappledBy;
        grappling = earlier.grappling;
        tauntedBy = earlier.tauntedBy;
        attackCounters = earlier.attackCounters;
        overwatch = earlier.overwatch;
        moves = earlier.moves;
        actionsTaken = earlier.actionsTaken;
        seizeDebt = earlier.seizeDebt;
        terrified = earlier.terrified;
        seizeLock = earlier.seizeLock;
        System.arraycopy(earlier.prepared, 0, prepared, 0, prepared.length);
        ammo = Arrays.copyOf(earlier.ammo, earlier.ammo.length);
        held = Arrays.copyOf(earlier.held, earlier.held.length);
        kit.restore(earlier.kit);
        crew = earlier.crew;
        riding = earlier.riding;
        bond = earlier.bond;
        waiting = earlier.waiting;
        care.restore(earlier.care);
        momentum.restore(earlier.momentum);
        readiness.restore(earlier.readiness);
        marks.restore(earlier.marks);
    }

    private int[] numbers() {
        return new int[] {
            life.ordinal(),
            hp,
            energy,
            bones,
            flag(unkillable),
            flag(prone),
            flag(chilled),
            flag(poisoned),
            flag(focused),
            flag(allOut),
            attackCounters,
            overwatch,
            moves,
            actionsTaken,
            seizeDebt,
            terrified,
            seizeLock,
            waiting
        };
    }

    private static int flag(boolean set) {
        return set ? 1 : 0;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Combatant that
                && Arrays.equals(numbers(), that.numbers())
                && id.equals(that.id)
                && name.equals(that.name)
                && side.equals(that.side)
                && profile.equals(that.profile)
                && base.equals(that.base)
                && Objects.equals(grappledBy, that.grappledBy)
                && Objects.equals(grappling, that.grappling)
                && Objects.equals(tauntedBy, that.tauntedBy)
                && Arrays.equals(prepared, that.prepared)
                && Arrays.equals(ammo, that.ammo)
                && Arrays.equals(held, that.held)
                && care.equals(that.care)
                && kit.equals(that.kit)
                && momentum.equals(that.momentum)
                && readiness.equals(that.readiness)
                && marks.equals(that.marks)
                && Objects.equals(crew, that.crew)
                && Objects.equals(riding, that.riding)
                && Objects.equals(bond, that.bond);
    }

    @Override
    public int hashCode() {
        int readied = 31 * (31 * Arrays.hashCode(prepared) + Arrays.hashCode(ammo)) + Arrays.hashCode(held);
        return Objects.hash(readied, Arrays.hashCode(numbers()), base, care, momentum, readiness, marks, kit);
    }
}
