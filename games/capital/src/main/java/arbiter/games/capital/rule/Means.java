package arbiter.games.capital.rule;

import arbiter.games.capital.sheet.AttackFlag;
import arbiter.games.capital.sheet.AttackProfile;
import arbiter.games.capital.sheet.DamageType;
import java.util.OptionalInt;

/** What an Attack is made with: a profile, its damage type, whether the attacker is trained, and the weapon if any. */
public record Means(String name, AttackProfile profile, DamageType type, boolean trained, OptionalInt weapon) {

    public boolean isMelee() {
        return profile.isMelee();
    }

    public boolean is(AttackFlag flag) {
        return profile.is(flag);
    }

    /** Stable among the means of one unit: {@code pistol-0}. */
    public String id() {
        String kind = weapon.isPresent() ? "w" + weapon.getAsInt() : "s";
        return (name + "-" + kind + "-" + profile.name())
                .toLowerCase(java.util.Locale.ROOT)
                .replaceAll("[^a-z0-9]+", "-");
    }
}
