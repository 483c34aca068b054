package arbiter.dice;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The sum of some draws and a constant: {@code 2d6+3}, {@code 4d10kh1+1d8-2}. */
public record Sum(List<Draw<Integer>> parts, int constant) implements Pool<Integer> {

    public Sum {
        parts = List.copyOf(parts);
        if (parts.isEmpty()) {
            throw new IllegalArgumentException("a sum needs at least one draw");
        }
    }

    public static Sum of(Draw<Integer> draw) {
        return new Sum(List.of(draw), 0);
    }

    public Sum plus(int more) {
        return new Sum(parts, Math.addExact(constant, more));
    }

    public Sum plus(Draw<Integer> draw) {
        List<Draw<Integer>> more = new ArrayList<>(parts);
        more.add(draw);
        return new Sum(more, constant);
    }

    @Override
    public Integer roll(Thrower thrower) {
        int sum = constant;
        for (int i = 0; i < parts.size(); i++) {
            sum += parts.get(i).roll(thrower);
        }
        return sum;
    }

    @Override
    public Numbers odds(Weights kind) {
        Numbers sum = kind.numbers(parts.get(0));
        for (int i = 1; i < parts.size(); i++) {
            sum = sum.plus(kind.numbers(parts.get(i)));
        }
        return constant == 0 ? sum : sum.plus(constant);
    }

    @Override
    public String notation() {
        String text = parts.stream().map(Draw::notation).collect(Collectors.joining("+"));
        if (constant == 0) {
            return text;
        }
        return text + (constant > 0 ? "+" : "") + constant;
    }
}
