package arbiter.testkit;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * How often everything was used that a wild run can show, by its sign: the id of an entry of the content, or one of the
 * signs that every run has, such as {@code asked attack.parry}, {@code chose turn.action breathe}, {@code threw
 * attack.die}, {@code called help} and {@code told AttackRolled}.
 */
public final class Uses {

    private final int wanted;
    private final Map<String, Integer> uses = new TreeMap<>();

    /** So many uses are enough of each. */
    Uses(int wanted) {
        this.wanted = wanted;
    }

    public void count(String sign) {
        uses.merge(sign, 1, Integer::sum);
    }

    /** Whether it was used as often as wanted. */
    public boolean enough(String sign) {
        return uses.getOrDefault(sign, 0) >= wanted;
    }

    Set<String> signs() {
        return uses.keySet();
    }

    /** Those of the signs that were seen less often than wanted. */
    List<String> missing(Collection<String> signs) {
        return signs.stream().filter(sign -> !enough(sign)).toList();
    }
}
