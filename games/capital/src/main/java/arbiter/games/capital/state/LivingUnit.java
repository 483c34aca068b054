package arbiter.games.capital.state;

import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.sheet.Profile;
import arbiter.space.plane.Base;

/** Who a unit is, where it stands and how much is left of it: hit points, Energy and Bones. */
public abstract class LivingUnit {

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

    private Care care = new Care();

    /** For reading a saved fight. */
    LivingUnit() {}

    LivingUnit(String id, String name, String side, Profile profile, Base base) {
        this.id = id;
        this.name = name;
        this.side = side;
        this.profile = profile;
        this.base = base;
        this.care = Care.of(profile);
        this.hp = maxHp();
        this.energy = profile.maxima().energy();
        this.bones = profile.maxima().bones();
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

    public boolean has(AbilityId ability) {
        return profile.has(ability);
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
    public final int maxHp() {
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

    /** Becomes the same unit as another, which nothing changes any more. */
    void be(LivingUnit other) {
        id = other.id;
        name = other.name;
        side = other.side;
        profile = other.profile;
    }

    void restoreLife(LivingUnit earlier) {
        base = earlier.base;
        life = earlier.life;
        hp = earlier.hp;
        energy = earlier.energy;
        bones = earlier.bones;
        unkillable = earlier.unkillable;
        care.restore(earlier.care);
    }

    boolean livesLike(LivingUnit that) {
        return life == that.life
                && hp == that.hp
                && energy == that.energy
                && bones == that.bones
                && unkillable == that.unkillable
                && id.equals(that.id)
                && name.equals(that.name)
                && side.equals(that.side)
                && profile.equals(that.profile)
                && base.equals(that.base)
                && care.equals(that.care);
    }

    int lifeHash() {
        int numbers = 31 * (31 * (31 * (31 * life.ordinal() + hp) + energy) + bones) + (unkillable ? 1 : 0);
        return 31 * (31 * numbers + base.hashCode()) + care.hashCode();
    }
}
