package arbiter.games.centuryg.weapon;

import arbiter.games.centuryg.machine.UsedEquipment;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;

/** How a Weapon is used. Ledger: 5.3 step 3. */
public enum WeaponUse {
    PLAIN("", ""),
    /** A Beam with more Energy. Ledger: BCG-ABIL-3. */
    BOOSTED(":boosted", ", Boosted"),
    /** Spent like a One Shot. Ledger: jackhammer-stake. */
    SPENT(":spent", ", and spend it");

    private final String suffix;
    private final String words;

    WeaponUse(String suffix, String words) {
        this.suffix = suffix;
        this.words = words;
    }

    /** As it ends the id of an option. */
    public String suffix() {
        return suffix;
    }

    /** As it ends the text of an option. */
    public String words() {
        return words;
    }

    /** What a Weapon uses up: One Shots, slow ones, Techniques. Ledger: BCG-ABIL-9 to BCG-ABIL-11. */
    public record WeaponUsed(String unit, String weapon, boolean oneShot, boolean slow, boolean technique)
            implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            if (slow) {
                UsedEquipment.rest(state.unit(unit), weapon, state.round() + 2);
            }
            if (oneShot) {
                UsedEquipment.spend(state, unit, weapon);
            }
            if (technique) {
                UsedEquipment.useTechnique(state, unit);
            }
        }

        @Override
        public Weight weight() {
            return Weight.SMALL;
        }

        @Override
        public Line line(CenturyState state) {
            Fighter fighter = state.unit(unit);
            String name = fighter.weapons().stream()
                    .map(mounted -> mounted.weapon())
                    .filter(owned -> owned.id().equals(weapon))
                    .map(owned -> owned.name())
                    .findFirst()
                    .orElse(weapon);
            String rest = slow ? " must rest until Round " + (state.round() + 2) : "";
            String words = oneShot ? " is used up" : slow ? rest : " has lost its surprise";
            return tell(state, unit, "'s " + name + words);
        }
    }
}
