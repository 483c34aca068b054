package arbiter.games.capital.attack;

import arbiter.games.capital.sheet.AttackFlag;
import arbiter.games.capital.sheet.AttackProfile;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.unit.Combatant;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/** What an Attack is made with: a profile, its damage type, whether the attacker is trained, and the weapon if any. */
public record AttackMeans(
        String name,
        AttackProfile profile,
        DamageType type,
        boolean trained,
        OptionalInt weapon,
        Optional<FiringVehicle> platform) {

    private static final Pattern NO_ID = Pattern.compile("[^a-z0-9]+");

    public AttackMeans(String name, AttackProfile profile, DamageType type, boolean trained, OptionalInt weapon) {
        this(name, profile, type, trained, weapon, Optional.empty());
    }

    /** What the Attack costs whoever pays for it: the attacker, or the vehicle. */
    public int energy() {
        return platform.isPresent() ? platform.get().energy() : profile.energy();
    }

    /** Where range, sight and contact are measured from. Ledger: CAP-VEH-5, CAP-AMB-93. */
    public Combatant origin(Combatant attacker) {
        return platform.isPresent() ? platform.get().origin() : attacker;
    }

    /** Whose weapon it is: the attacker's own, or the vehicle's. */
    public Combatant maker(Combatant attacker) {
        return platform.isPresent() ? platform.get().vehicle() : attacker;
    }

    public boolean isMelee() {
        return profile.isMelee();
    }

    public boolean is(AttackFlag flag) {
        return profile.is(flag);
    }

    /** Stable among the means of one unit: {@code pistol-0}. */
    public String id() {
        String kind = weapon.isPresent() ? "w" + weapon.getAsInt() : "s";
        String words = name + "-" + kind + "-" + profile.name() + measured();
        return NO_ID.matcher(words.toLowerCase(Locale.ROOT)).replaceAll("-");
    }

    private String measured() {
        boolean fromOwner = platform.isPresent()
                && platform.get().origin() != platform.get().vehicle();
        return fromOwner ? "-from-owner" : "";
    }
}
