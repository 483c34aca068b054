package arbiter.tabletop.act;

import arbiter.kernel.Cost;
import java.util.List;

/** Many ways of doing one thing behind one line of the menu; which of them it is, is asked next. */
public interface Submenu<S, O, A extends Act<S, O>> extends Act<S, O> {

    /** So many are listed one by one. */
    int FEW = 2;

    List<? extends A> ways();

    /** What all of them cost alike. */
    @Override
    default List<Cost> costs() {
        List<Cost> first = ways().get(0).costs();
        return ways().stream().allMatch(way -> way.costs().equals(first)) ? first : List.of();
    }

    @Override
    default List<String> whom() {
        return ways().stream().flatMap(way -> way.whom().stream()).distinct().toList();
    }
}
