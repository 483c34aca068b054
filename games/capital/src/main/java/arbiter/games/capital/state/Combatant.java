package arbiter.games.capital.state;

import arbiter.games.capital.sheet.Armed;
import arbiter.games.capital.sheet.Profile;
import arbiter.games.capital.sheet.VehicleProfile;
import arbiter.kernel.Decider;
import arbiter.space.plane.Base;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;

/**
 * A unit in combat: its profile, which never changes, and what events have made of it. Only events of this package
 * write a field; every field stands in what is restored and compared, which a test makes sure of. The fields are spread
 * over the classes above it by what they are about, and saved side by side.
 */
public final class Combatant extends ActingUnit {

    private static final int[] NO_AMMO = {};
    private static final boolean[] NOTHING_HELD = {};

    int[] ammo = NO_AMMO;
    boolean[] held = NOTHING_HELD;
    Kit kit = new Kit();

    Crew crew;
    Riding riding;
    Bond bond;

    /** For reading a saved fight. */
    private Combatant() {}

    public Combatant(String id, String name, String side, Profile profile, Base base) {
        super(id, name, side, profile, base);
        this.ammo = profile.weapons().stream()
                .mapToInt(armed -> armed.weapon().ammo())
                .toArray();
        this.held = Hands.atFirst(profile);
        this.kit = new Kit(profile);
    }

    public Decider decider() {
        return bond == null ? Decider.unit(id()) : bond.decider();
    }

    public int ammo(int weapon) {
        return ammo[weapon];
    }

    /** Whether the weapon at that place of the profile is in hand. */
    public boolean holds(int weapon) {
        return held[weapon];
    }

    /** What the unit has with it. */
    public Kit kit() {
        return kit;
    }

    /** How many of a medical kit's bandages are left. */
    public int bandages(int item, int treatment) {
        return kit.bandages.get(Kit.place(profile(), item, treatment));
    }

    /** Training with the weapon at that place of the profile, be it on loan. Ledger: CAP-AMB-53, ill-give-it-a-go. */
    public boolean trainedWith(int weapon) {
        Armed armed = profile().weapons().get(weapon);
        return armed.trained() || kit.lends(armed.weapon().tags());
    }

    public boolean isVehicle() {
        return crew != null;
    }

    /** The crew and the state of a vehicle. */
    public Crew crew() {
        return Objects.requireNonNull(crew, "only vehicles have a crew");
    }

    public VehicleProfile vehicle() {
        return profile().vehicle().orElseThrow();
    }

    /** Which vehicle this unit sits in. */
    public Optional<Riding> riding() {
        return Optional.ofNullable(riding);
    }

    /** Whose Companion this unit is. */
    public Optional<Bond> bond() {
        return Optional.ofNullable(bond);
    }

    Combatant copy() {
        Combatant copy = new Combatant();
        copy.be(this);
        copy.restore(this);
        return copy;
    }

    void restore(Combatant earlier) {
        restoreLife(earlier);
        restoreAfflictions(earlier);
        restoreTurn(earlier);
        ammo = Arrays.copyOf(earlier.ammo, earlier.ammo.length);
        held = Arrays.copyOf(earlier.held, earlier.held.length);
        kit.restore(earlier.kit);
        crew = earlier.crew;
        riding = earlier.riding;
        bond = earlier.bond;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Combatant that
                && livesLike(that)
                && suffersLike(that)
                && actsLike(that)
                && Arrays.equals(ammo, that.ammo)
                && Arrays.equals(held, that.held)
                && kit.equals(that.kit)
                && Objects.equals(crew, that.crew)
                && Objects.equals(riding, that.riding)
                && Objects.equals(bond, that.bond);
    }

    @Override
    public int hashCode() {
        int gear = 31 * (31 * Arrays.hashCode(ammo) + Arrays.hashCode(held)) + kit.hashCode();
        return 31 * (31 * (31 * lifeHash() + afflictionsHash()) + turnHash()) + gear;
    }
}
